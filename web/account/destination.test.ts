import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

describe('after signing in', () => {
  test('a visitor who came on their own sees the dashboard', () => {
    expect(destinationOf(null).to).toBe('/dashboard')
    expect(destinationOf({}).to).toBe('/dashboard')
  })

  test('a visitor whom the guard sent here goes where they were going, with everything they had', () => {
    const from = {
      pathname: '/preview-newsletter',
      search: '?a=1',
      hash: '#foot',
      state: { selected: ['x'] },
    }
    expect(destinationOf({ from })).toEqual({
      to: '/preview-newsletter?a=1#foot',
      state: { selected: ['x'] },
    })
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', 7])(
    'nobody is sent to another site by %j',
    (pathname) => {
      expect(destinationOf({ from: { pathname } }).to).toBe('/dashboard')
    },
  )
})
