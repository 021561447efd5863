import { expect, it } from 'vitest'
import { renderNewsletter } from '../../emails/render.ts'
import { newsletterOf } from '../../emails/sample.ts'
import { firstPictureOf } from './stored-html.ts'

it('finds the first picture of a home in a newsletter, not the portrait above it', () => {
  const props = newsletterOf(2)
  const html = renderNewsletter({
    ...props,
    agent: { ...props.agent, pictureUrl: '/files/portrait.jpg' },
  })
  expect(firstPictureOf(html)).toBe(props.listings[0]?.imageUrls[0])
})

it('finds none where there is none, and nothing that is not a web address', () => {
  expect(firstPictureOf('<p>Old</p><img src="/a.jpg">')).toBeUndefined()
  expect(firstPictureOf('<img alt="Picture 1" src="javascript:alert(1)">')).toBeUndefined()
  expect(firstPictureOf('<img src="/a.jpg?x=1&amp;y=2" alt="Picture 1 of 2">')).toBe(
    '/a.jpg?x=1&y=2',
  )
})
