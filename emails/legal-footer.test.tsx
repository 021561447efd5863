import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LegalFooter } from './legal-footer.tsx'

const sender = {
  name: 'Avery Stone',
  brokerageName: 'Stone & Harbor Realty',
  licenseNumber: '21034',
  licenseState: 'WA',
  postalAddress: '500 Union Street, Suite 210\nSeattle, WA 98101',
}

it('names the sender, brokerage, license and postal address, and says why the mail came', () => {
  const html = renderToStaticMarkup(<LegalFooter sender={sender} unsubscribeUrl="https://x/u" />)
  expect(html).toContain('Avery Stone')
  expect(html).toContain('Stone &amp; Harbor Realty')
  expect(html).toContain('License 21034 (WA)')
  expect(html).toContain('500 Union Street, Suite 210<br/>Seattle, WA 98101')
  expect(html).toContain('because you are a client of Avery Stone')
  expect(html).toContain('Equal Housing Opportunity')
})

it('links to the way out, also when the address is a hole that is filled later', () => {
  const hole = '{{unsubscribe}}'
  const html = renderToStaticMarkup(<LegalFooter sender={sender} unsubscribeUrl={hole} />)
  expect(html).toMatch(/<a href="\{\{unsubscribe\}\}"[^>]*>unsubscribe<\/a>/)
})

it('shows the way out as plain words in the preview', () => {
  const html = renderToStaticMarkup(<LegalFooter sender={sender} unsubscribeUrl={null} />)
  expect(html).toContain('unsubscribe')
  expect(html).not.toContain('<a ')
})

it('leaves out what the profile does not say', () => {
  const bare = {
    name: 'Sam Rivera',
    brokerageName: '',
    licenseNumber: '',
    licenseState: 'WA',
    postalAddress: '',
  }
  const html = renderToStaticMarkup(<LegalFooter sender={bare} unsubscribeUrl={null} />)
  expect(html).not.toContain('License')
  expect(html).not.toContain('\u00b7')
  expect(html).not.toContain('<br/>')
})

it('is one table, so that it can stand at the end of any body', () => {
  const html = renderToStaticMarkup(<LegalFooter sender={sender} unsubscribeUrl={null} />)
  expect(html).toMatch(/^<table[\s\S]*<\/table>$/)
})
