import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessages } from '@/lib/i18n/testing/read-messages'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { locales } from '../records/sites'
import { categories } from '../records/taxonomies'
import { readHead } from '../support/head'
import { baseUrl, get } from '../support/site'
import { objectsIn, readGraph, visibleText } from '../support/structured-data'

const regions: Record<string, string> = { en: 'en_GB', fr: 'fr_FR', de: 'de_DE' }

const ownArticles = { en: articles.night, fr: articles.nightFr, de: articles.germanNight }

const { slug: company } = companies.clinicSoftware
const { slug: job } = jobs.supportSpecialist

/** Pages of every kind, some of them with content in another language than that of the page. */
const pathsOf = (locale: (typeof locales)[number]) => [
  routes.home(locale),
  routes.articles(locale),
  routes.archive(locale, 2026),
  routes.category(locale, categories.workDe),
  routes.collections(locale),
  ownArticles[locale].path,
  routes.companies(locale),
  routes.company(locale, company),
  routes.jobs(locale),
  routes.companyJobs(locale, company),
  routes.job(locale, company, job),
  routes.job(locale, company, 'no-such-job'),
  routes.saved(locale),
  `${routes.home(locale)}/no-such-page`,
]

/** Messages of a locale, without white space, that no other text of the site contains by chance. */
const messagesIn = (locale: string) =>
  [...readMessages(JSON.parse(readFileSync(`lib/i18n/messages/${locale}.json`, 'utf8'))).values()]
    .filter((text) => !/[{}<>]/.test(text) && text.length > 15)
    .map((text) => text.replace(/\s+/gu, ''))

for (const locale of locales) {
  const own = new Set(messagesIn(locale))
  const foreign = locales.flatMap(messagesIn).filter((text) => !own.has(text))

  for (const path of pathsOf(locale))
    test(`${path} is in the language ${locale} throughout`, async () => {
      const html = await (await get(path)).text()
      expect(html).toContain(`<html lang="${locale}"`)
      const text = visibleText(html)
      expect(foreign.filter((message) => text.includes(message))).toEqual([])
      expect([...own].some((message) => text.includes(message))).toBe(true)
      const head = readHead(html)
      if (head.canonical.length === 0) return
      expect(head.canonical[0]?.startsWith(`${baseUrl}/`)).toBe(true)
      const { nodes } = readGraph(html)
      const pages = objectsIn(nodes).filter((node) => /Page$/.test(String(node['@type'])))
      for (const page of pages) if (page.inLanguage) expect(page.inLanguage).toBe(locale)
    })

  test(`the home page in ${locale} names its region, the other languages and the feeds of its language`, async () => {
    const html = await (await get(routes.home(locale))).text()
    const { meta, languages } = readHead(html)
    expect(meta('og:locale')).toEqual([regions[locale]])
    expect(meta('og:locale:alternate').sort()).toEqual(
      locales
        .filter((other) => other !== locale)
        .map((other) => regions[other] ?? '')
        .sort(),
    )
    expect(Object.keys(languages).sort()).toEqual([...locales, 'x-default'].sort())
    const feed = await (await get(routes.articlesFeed('atom', locale))).text()
    expect(feed).toContain(`xml:lang="${locale}"`)
  })
}

test('German dates, amounts and addresses of pages are written as in German', async () => {
  const text = visibleText(await (await get(routes.job('de', company, job))).text())
  for (const part of ['12.Oktober2026', '1.Februar2027', '46.000–54.000€proJahr', 'Berlin', 'Unbefristet'])
    expect(text).toContain(part)
  const { path } = articles.german
  expect(path).toContain('/sieben-saetze-fuer-eine-gute-stellenanzeige_')
  expect((await get(path.replace('saetze', 'satze'))).headers.get('location')).toBe(path)
})
