import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessages } from '@/lib/i18n/testing/read-messages'
import { noFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { ownPages } from '../records/site-folder'
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

const { arabic } = articles
const { longCompany } = companies
const { hebrewJob } = jobs

test.each([
  ['the article', arabic.path, `<h1 lang="ar" dir="rtl"[^>]*>${arabic.name}`],
  ['the text of the article', arabic.path, '<div lang="ar" dir="rtl" class="prose'],
  ['the job', routes.job('en', hebrewJob.organization, hebrewJob.slug), '<h1 lang="he" dir="rtl"'],
  ['the language of the job', routes.job('en', hebrewJob.organization, hebrewJob.slug), 'Text in Hebrew'],
  ['a job in a list', routes.companyJobs('en', longCompany.slug), '<h2 lang="he" dir="rtl"'],
  ['the language of a job in a list', routes.companyJobs('fr', longCompany.slug), 'Texte en hébreu'],
  [
    'the name of a company',
    routes.company('en', longCompany.slug),
    `<h1 dir="auto"[^>]*>${longCompany.name}`,
  ],
  ['the entry of a feed', routes.companyJobsFeed('rss', 'en', longCompany.slug), '<div lang="he" dir="rtl">'],
  ['the entry of a JSON feed', routes.jobsFeed('json'), '<div lang=\\\\"he\\\\" dir=\\\\"rtl\\\\">'],
])('%s has its direction or language: %s', async (_, path, pattern) => {
  expect(await (await get(path)).text()).toMatch(new RegExp(pattern))
})

test('the board begins with the jobs in the language of its page, and has all of them in every language', async () => {
  const read = async (locale: string) => {
    const languages: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const response = await get(routes.searchJobs(locale, noFilter, cursor))
      const { items, next }: JobSearch = await response.json()
      languages.push(...items.map(({ language }) => language))
      cursor = next
    }
    return languages
  }
  const all = await Promise.all(locales.map(read))
  for (const [index, locale] of locales.entries()) {
    const languages = all[index] ?? []
    const own = languages.filter((language) => language === locale).length
    expect(own).toBeGreaterThan(0)
    expect(languages.slice(0, own)).toEqual(Array(own).fill(locale))
    expect(languages).toHaveLength(all[0]?.length ?? 0)
  }
})

test('a text of the site folder replaces that of the interface, with its placeholder', async () => {
  const [french, english] = await Promise.all(
    [ownPages.mentions, ownPages.imprint].map(async ({ path }) => (await get(path)).text()),
  )
  expect(french).toContain('Mis à jour le 3 février 2026')
  expect(english).toContain('Last changed on 3 February 2026')
})
