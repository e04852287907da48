import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { makeJob } from '@/lib/model/testing/records'
import { ApplyLink } from './apply-link'

const render = (fields: Parameters<typeof makeJob>[0]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <ApplyLink job={makeJob(fields)} />
    </NextIntlClientProvider>,
  )

it.each([
  ['https://jobs.acme.example:8443/x', 'On jobs.acme.example'],
  ['mailto:b%C3%BCro@acme.example?subject=HR-14', 'büro@acme.example'],
  ['tel:+33123456789', '+33123456789'],
])('links to %s and shows %s', (applyUrl, text) => {
  const html = render({ applyUrl })
  expect(html).toContain(`<a href="${applyUrl}" rel="nofollow noopener" class="button">`)
  expect(html).toContain(`>${text}</p>`)
})

it('shows what the record says where that is no link', () => {
  const html = render({ applyUrl: null, applyText: 'At the <reception>' })
  expect(html).toContain('How to apply: At the &lt;reception&gt;')
  expect(html).not.toContain('href')
})

it('names the company where the record says nothing', () => {
  expect(render({ applyUrl: null })).toContain('href="/en/companies/acme"')
})
