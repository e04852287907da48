import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { makeJob } from '@/lib/model/testing/records'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'
import { ApplyLink } from './apply-link'

const render = (fields: Parameters<typeof makeJob>[0], Link = ApplyLink) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <Link job={makeJob(fields)} />
    </NextIntlClientProvider>,
  )

it.each([
  ['https://jobs.acme.example:8443/x', 'On jobs.acme.example'],
  ['mailto:b%C3%BCro@acme.example?subject=HR-14', 'büro@acme.example'],
  ['tel:+33123456789', '+33123456789'],
])('links to %s and shows %s', (applyUrl, text) => {
  const html = render({ applyUrl })
  const source = applyUrl.startsWith('https:') ? applyUrl : ''
  expect(html).toContain(
    `<a href="${applyUrl}" data-apply="${source}" rel="nofollow noopener" class="button">`,
  )
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

it.each([
  [
    'https://apply.example/1?a=b',
    'https://apply.example/1?a=b&amp;utm_source=careers',
    'https://apply.example/1?a=b',
  ],
  [
    'https://apply.example/1?utm_source=own',
    'https://apply.example/1?utm_source=own',
    'https://apply.example/1?utm_source=own',
  ],
  ['https://eu.jobs.example/1', 'https://eu.jobs.example/1', ''],
  [
    'https://otherjobs.example/1',
    'https://otherjobs.example/1?utm_source=careers',
    'https://otherjobs.example/1',
  ],
  ['mailto:a@acme.example', 'mailto:a@acme.example', ''],
])('links to %s with the default source of the site: %s', async (applyUrl, href, source) => {
  const applications = { default_source: { utm_source: 'careers' }, hosts_without: ['jobs.example'] }
  vi.stubEnv('SITE_FOLDER', writeSiteFolder({ applications }))
  vi.resetModules()
  const { ApplyLink: Link } = await import('./apply-link')
  expect(render({ applyUrl }, Link)).toContain(`<a href="${href}" data-apply="${source}"`)
})
