import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessages } from '@/lib/i18n/testing/read-messages'
import { routes } from '@/lib/routes'
import { readHead } from '../support/head'
import { demoArticle, get, locales } from '../support/site'
import { objectsIn, readGraph, visibleText } from '../support/structured-data'

const regions: Record<string, string> = { en: 'en_GB', fr: 'fr_FR', de: 'de_DE' }

const ownArticles: Record<string, string> = {
  en: 'from-ward-six-to-the-product-team',
  fr: 'quatre-nuits-dans-un-hopital',
  de: 'die-nacht-in-der-niemand-anrief',
}

/** Pages of every kind, some of them with content in another language than that of the page. */
const pathsOf = (locale: string) => [
  routes.home(locale),
  routes.articles(locale),
  routes.archive(locale, 2026),
  routes.category(locale, { slug: 'arbeitsalltag', reference: 'Kd4aRbT' }),
  routes.collections(locale),
  demoArticle(locale, ownArticles[locale] ?? '').path,
  routes.companies(locale),
  routes.company(locale, 'novaclair-sante'),
  routes.jobs(locale),
  routes.companyJobs(locale, 'novaclair-sante'),
  routes.job(locale, 'novaclair-sante', 'fachkraft-support-krankenhaeuser_berlin'),
  routes.job(locale, 'ferrolane', 'no-such-job'),
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
      expect(head.canonical[0]?.startsWith(`${process.env.BASE_URL}/`)).toBe(true)
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
  const job = await (
    await get(routes.job('de', 'novaclair-sante', 'fachkraft-support-krankenhaeuser_berlin'))
  ).text()
  const text = visibleText(job)
  for (const part of ['12.Oktober2026', '1.Februar2027', '46.000–54.000€proJahr', 'Berlin', 'Unbefristet'])
    expect(text).toContain(part)
  const { path } = demoArticle('de', 'sieben-saetze-in-einer-guten-stellenanzeige')
  expect(path).toContain('/sieben-saetze-die-in-jede-stellenanzeige-gehoeren_')
  expect((await get(path.replace('saetze', 'satze'))).headers.get('location')).toBe(path)
})
