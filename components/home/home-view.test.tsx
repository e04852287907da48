import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import type { HomeSection } from '@/lib/pages/home-sections'
import { HomeView } from './home-view'

const saysEmpty = (sections: readonly HomeSection[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <HomeView sections={sections} heading="Work" intro="Here" employer={null} />
    </NextIntlClientProvider>,
  ).includes(en.Home.empty)

it('a home page without any content says so, and one with other sections than the latest articles does not', () => {
  const lead: HomeSection = { kind: 'lead', articles: [], title: null }
  const jobs: HomeSection = { kind: 'jobs', jobs: [], title: null }
  expect(saysEmpty([])).toBe(true)
  expect(saysEmpty([lead])).toBe(true)
  expect(saysEmpty([lead, jobs])).toBe(false)
  expect(saysEmpty([jobs])).toBe(false)
})
