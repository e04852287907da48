import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { formatLanguage } from '@/lib/i18n/format'
import { languageGroup, localeForLanguage, locales } from '@/lib/i18n/locales'
import { articleLanguage, type Category } from '@/lib/model/article'
import type { ArticleChoices, Choice } from '@/lib/model/article-choices'
import { unknownLanguage } from '@/lib/model/unknown-language'
import { listYears } from './archive'
import { languagesOf } from './article-languages'
import { listArticles } from './articles'
import { cacheLifetime } from './cache-lifetime'
import { addKnownArticles } from './known-articles'
import { countedMonths, listCounted } from './known-counts'
import { wasDirectoryRead } from './known-lists'
import { findKnown } from './known-records'
import { listLatestArticles } from './latest-articles'
import { processId } from './memory-versions'
import { listOrganizations } from './organizations'
import { previewScope } from './preview-scope'
import { getSchedule } from './schedule'

/** More values would make a page large. A selection of another one is possible by its URL. */
const maxGroups = 60
const maxOrganizations = 100
const maxYears = 40

/**
 * The categories of a locale's articles that lists of the API have shown, those with most articles first: of all articles as
 * soon as their directory is read, before that at least of the thousand latest ones.
 */
export async function listCategories(locale: string): Promise<readonly Category[]> {
  await readLatest(locale)
  return listCounted('category', locale).flatMap((reference) => findGroup('category', reference) ?? [])
}

/** The years in which a category has articles in a locale, newest first, in the same way. */
export async function listCategoryYears(locale: string, category: string): Promise<readonly number[]> {
  await readLatest(locale)
  return [...new Set(countedMonths(locale, category).map(({ year }) => year))]
}

/** The name and the slug of a category or collection that a list has shown; null for any other. */
export function findGroup(kind: 'category' | 'collection', reference: string): Category | null {
  const [name, slug] = [findKnown(`${kind}-name`, reference), findKnown(kind, reference)]
  return name === null || slug === null ? null : { reference, name, slug }
}

/** Makes known what the articles of a locale belong to. */
async function readLatest(locale: string): Promise<void> {
  if (!previewScope()?.at) await addLatest(locale, processId)
}

/**
 * Once for all pages of this process: a list from the cache makes nothing known itself, and each page would read it again. Whether the
 * directory is read is no argument: Next.js renders a static page twice, and fails where an argument differs the second time.
 */
async function addLatest(locale: string, _cacheKey: string): Promise<void> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(cacheLifetime(['articles'], (await getSchedule()).next))
  const latest = wasDirectoryRead()
    ? (await listArticles({ language: locale }, 1, 100)).items
    : await listLatestArticles(locale)
  addKnownArticles(latest)
}

/** The values that the form of the board of articles offers. */
export async function readArticleChoices(locale: string): Promise<ArticleChoices> {
  await readLatest(locale)
  const own = await groupsOf(locale)
  const all = await listLanguageGroups()
  const others = own.length > 1 ? all : all.filter((language) => language !== locale)
  const toGroups = (language: string) => ({
    category: toChoices('category', localeForLanguage(language)),
    collection: toChoices('collection', localeForLanguage(language)),
  })
  const slugs = new Set(locales.flatMap((each) => listCounted('organization', each)))
  const organizations = (await listOrganizations()).filter(({ slug }) => slugs.has(slug))
  return {
    organization: organizations
      .slice(0, maxOrganizations)
      .map(({ slug, name }) => ({ value: slug, label: name })),
    language: others.map((language) => ({ value: language, label: formatLanguage(language, locale) })),
    ownLanguages: own.map((language) => formatLanguage(language, locale)),
    years: (await listYears(locale)).slice(0, maxYears),
    groups: Object.fromEntries([
      ['', toGroups(locale)],
      ...others.map((language) => [language, toGroups(language)]),
    ]),
  }
}

function toChoices(kind: 'category' | 'collection', locale: string): Choice[] {
  const groups = listCounted(kind, locale).flatMap((reference) => findGroup(kind, reference) ?? [])
  return groups.slice(0, maxGroups).map(({ reference, name }) => ({ value: reference, label: name }))
}

/** The languages of the site's articles: those of one locale are one. */
export async function listLanguageGroups(): Promise<string[]> {
  return [...new Set((await Promise.all(locales.map(groupsOf))).flat())]
}

/** Those of the articles that a locale shows. */
export async function groupsOf(locale: string): Promise<string[]> {
  const languages = (await languagesOf(locale)).map(({ language }) => articleLanguage(language))
  return [...new Set(languages.filter((language) => language !== unknownLanguage).map(languageGroup))]
}
