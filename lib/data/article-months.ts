import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { buildSitemap, maxAddresses } from '@/lib/documents/sitemaps/sitemap-xml'
import { env } from '@/lib/env'
import { defaultLocale, locales, ownerLocale } from '@/lib/i18n/locales'
import { toArticle } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { isSyndicated } from '@/lib/seo/article'
import { articleEntry, versionEntry } from '@/lib/seo/sitemap-entries'
import { countPublished, findOldest, hasAny, readSlice } from './article-counts'
import { earlier, type Life, lifeUntil, settledLife } from './cache-lifetime'
import { maxConcurrentReads } from './organizations'
import { getSchedule, utcDay } from './schedule'
import { hasToken, toImage } from './transport'

/** By UTC; counted from 1. */
export type Month = { year: number; month: number }

/** The months from the oldest article to now, oldest first, without those of years in which nothing was published. */
export async function listMonths(): Promise<readonly Month[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(lifeUntil((await getSchedule()).next, now))
  const oldest = hasToken ? await findOldest() : null
  if (!oldest || oldest > now) return []
  const first = oldest.getUTCFullYear()
  const years = Array.from({ length: now.getUTCFullYear() - first + 1 }, (_, index) => first + index)
  const thisYear = now.getUTCFullYear()
  const areBusy = await Promise.all(years.map((year) => year === thisYear || isBusyYear(year)))
  return years
    .filter((_, index) => areBusy[index])
    .flatMap((year) => Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })))
    .filter((month) => endOf(month) > oldest && startOf(month) <= now)
}

/** How many published articles of a language there are in a month; of all languages for null. */
async function countMonth(language: string | null, month: Month): Promise<number> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const filter = { ...period(month), ...(language === null ? {} : { language }) }
  const { total, nextDue } = await limit(() => countPublished(filter, now))
  cacheLife(await lifeOf(month, now, nextDue))
  return total
}

/** In how many parts a locale's articles of a month are listed, and among how many positions the parts look for them. */
type Measure = { parts: number; positions: number }

/**
 * The default locale also owns what is in languages the site does not serve: no filter finds those, so its parts read
 * all of the month and leave out what other locales own.
 */
export async function measureMonth(locale: string, month: Month): Promise<Measure> {
  if (locale !== defaultLocale) {
    const owned = await countMonth(locale, month)
    return { parts: Math.ceil(owned / maxAddresses), positions: owned }
  }
  const others = locales.filter((other) => other !== defaultLocale)
  const [positions, ...foreign] = await Promise.all([
    countMonth(null, month),
    ...others.map((language) => countMonth(language, month)),
  ])
  const isOwner = positions > foreign.reduce((sum, count) => sum + count, 0)
  return { parts: isOwner ? Math.ceil(positions / maxAddresses) : 0, positions }
}

/** A part of the month's sitemap of a locale. Null if there is none. */
export async function getMonthSitemap(locale: string, month: Month, part: number): Promise<string | null> {
  const months = await listMonths()
  if (!months.some(({ year, month: number }) => year === month.year && number === month.month)) return null
  const { parts, positions } = await measureMonth(locale, month)
  return part <= parts ? makePart(locale, month, part, positions) : null
}

/** `positions` is part of the key: a month that gained or lost an article is read again at once. */
async function makePart(
  locale: string,
  month: Month,
  part: number,
  positions: number,
): Promise<string | null> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  cacheLife(await lifeOf(month, now))
  const filter = { ...period(month), ...(locale === defaultLocale ? {} : { language: locale }) }
  const slice = { start: (part - 1) * maxAddresses, size: maxAddresses, total: positions }
  const articles = (await readSlice(filter, slice, now)).map((wire) => toArticle(wire, toImage))
  const own = articles.filter((article) => ownerLocale(article.language) === locale && !isSyndicated(article))
  const archive = (own: string) => routes.archive(own, month.year, month.month)
  const entries = [
    // The page of the month itself: a file is not empty where all its articles are listed elsewhere.
    ...(part === 1 ? versionEntry(locale, await listMonthLocales(month), archive) : []),
    ...own.map(articleEntry),
  ]
  return entries.length > 0 ? buildSitemap(entries, env.SITE_NAME) : null
}

/** The locales that have an archive of a month. */
export async function listMonthLocales(month: Month): Promise<string[]> {
  const counts = await Promise.all(locales.map((locale) => countMonth(locale, month)))
  return locales.filter((_, index) => counts[index])
}

const limit = pLimit(maxConcurrentReads)

async function isBusyYear(year: number): Promise<boolean> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(settledLife())
  const from = utcDay(startOf({ year, month: 1 }))
  const before = utcDay(endOf({ year, month: 12 }))
  return limit(() => hasAny({ from, before }, new Date()))
}

async function lifeOf(month: Month, now: Date, nextDue: Date | null = null): Promise<Life> {
  if (endOf(month) <= now) return settledLife()
  return lifeUntil(earlier((await getSchedule()).next, nextDue), now)
}

function period(month: Month): { from: string; before: string } {
  return { from: utcDay(startOf(month)), before: utcDay(endOf(month)) }
}

function startOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month - 1, 1))
}

function endOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month, 1))
}
