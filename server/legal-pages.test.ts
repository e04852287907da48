import { expect, it } from 'vitest'
import { legalKeys } from '@/lib/settings/own-pages'
import { legalPageWarnings } from './legal-pages'

const settings = { SITE_FOLDER: 'site', SITE_LOCALES: ['en', 'fr'] }

const page = (locale: string, key: string, text = 'Text') => ({
  ...{ locale, key, name: key, title: key, description: null, noindex: false, updated: null, text },
  file: `site/pages/${locale}/${key}.md`,
})

const all = settings.SITE_LOCALES.flatMap((locale) => legalKeys.map((key) => page(locale, key)))

it('names nothing of a site with all pages in all languages', () => {
  expect(legalPageWarnings(all, settings)).toEqual([])
})

it('names the languages without a page, and the pages with gaps', () => {
  const gaps = page('en', 'privacy', 'We are [[name of the company]].\n\nA [link][1] and [[]].')
  const pages = [...all.filter(({ locale, key }) => locale === 'fr' || key === 'imprint'), gaps]
  expect(legalPageWarnings(pages, settings)).toEqual([
    'site/pages/en/privacy.md: it has gaps such as [[name of the company]]',
    'site/pages: no page has the key accessibility in en; npm run site:new writes templates',
  ])
})
