import 'server-only'
import { toLanguage } from '@vitrine/api-contract/language'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import {
  type ArticlePart,
  type ArticleSelection,
  selectedParts,
  selectsArticles,
  withoutPart,
} from '@/lib/article-selection'
import { tags } from '@/lib/cache-tags'
import { formatLanguage } from '@/lib/i18n/format'
import { languageGroup } from '@/lib/i18n/locales'
import type { ArticlePage } from '@/lib/model/article'
import type { SelectedLabels } from '@/lib/model/article-choices'
import { suggestRemoval } from '@/lib/model/facet-count'
import { findGroup, groupsOf, listLanguageGroups } from './article-choices'
import { type ArticleFilter, listsOf } from './article-lists'
import { listMonths } from './article-months'
import { articlesPerPage, emptyRange, filterTags, listArticles, readList } from './articles'
import { earlier, lookUpCacheLifetime } from './cache-lifetime'
import { toPeriod } from './day-filters'
import { addKnownArticles } from './known-articles'
import { isSelectableGroup } from './known-groups'
import { listOrganizations } from './organizations'
import { previewScope } from './preview-scope'
import { getSchedule } from './schedule'
import { hasToken } from './transport'

/** What the board shows of a selection, whose values have their own spelling. */
export type ArticleSearch = { selection: ArticleSelection; labels: SelectedLabels; articles: ArticlePage }

/**
 * A page of the articles of a selection, newest first. A value that no article of the site has gives no results, and costs no
 * request to the API.
 */
export async function searchArticles(
  locale: string,
  selected: ArticleSelection,
  page: number,
): Promise<ArticleSearch> {
  const { selection, labels, filter } = await resolve(locale, selected)
  if (filter === null) return { selection, labels, articles: { items: [], page, pageCount: 0, total: 0 } }
  const isList = !selectsArticles(selection) || previewScope()?.at
  const articles = isList ? await listArticles(filter, page) : await listFound(filter, page)
  return { selection, labels, articles }
}

/** The part of a selection without results whose removal gives most articles. One request to the API for each part at most. */
export async function suggestArticleRemoval(
  locale: string,
  selection: ArticleSelection,
): Promise<{ remove: ArticlePart; total: number } | null> {
  const limit = pLimit(2)
  const gains = await Promise.all(
    selectedParts(selection).map((part) =>
      limit(async () => {
        const { articles } = await searchArticles(locale, withoutPart(selection, part), 1)
        return [part, articles.total] as const
      }),
    ),
  )
  return suggestRemoval(new Map(gains.filter(([, total]) => total > 0)))
}

type Resolved = {
  selection: ArticleSelection
  labels: SelectedLabels
  /** Null where no article can meet the conditions. */
  filter: ArticleFilter | null
}

async function resolve(locale: string, selected: ArticleSelection): Promise<Resolved> {
  const { words, category, collection, year, month } = selected
  const organizations = selected.organization === '' ? [] : await listOrganizations()
  const organization =
    organizations.find(({ slug }) => slug === selected.organization) ??
    organizations.find(({ reference }) => reference === selected.organization)
  const language = await ownLanguage(locale, selected.language)
  const selection = { ...selected, language, organization: organization?.slug ?? selected.organization }
  const isKnown =
    (category === '' || (await isSelectableGroup('category', category))) &&
    (collection === '' || (await isSelectableGroup('collection', collection))) &&
    (selected.organization === '' || organization !== undefined) &&
    (language === '' || (await listLanguageGroups()).includes(language)) &&
    (year === null || (await hasMonth(year, month)))
  const labels = {
    category: findGroup('category', category)?.name,
    collection: findGroup('collection', collection)?.name,
    organization: organization?.name,
    language: language === '' ? undefined : formatLanguage(language, locale),
  }
  const filter: ArticleFilter = {
    ...(language === '' ? { language: locale } : { onlyLanguage: language }),
    ...(words && { title: words }),
    ...(category && { category }),
    ...(collection && { collection }),
    ...(organization && { organization: organization.reference }),
    ...(year !== null && toPeriod({ year, month })),
  }
  return { selection, labels, filter: isKnown ? filter : null }
}

/** Empty for the language of a locale that shows no other one: it selects all articles of the locale. */
async function ownLanguage(locale: string, selected: string): Promise<string> {
  const language = languageGroup(toLanguage(selected) ?? selected)
  return language === locale && (await groupsOf(locale)).length === 1 ? '' : language
}

async function hasMonth(year: number, month: number | null): Promise<boolean> {
  return (await listMonths()).some((known) => known.year === year && (month ?? known.month) === known.month)
}

/** Its short lifetime keeps it apart from the lists of pages in the data cache: visitors can make any number of selections. */
async function listFound(filter: ArticleFilter, page: number): Promise<ArticlePage> {
  'use cache'
  cacheTag(tags.articles(), ...filterTags(filter))
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  const size = articlesPerPage
  const first = page > 1 ? await listFound(filter, 1) : null
  const isAfterLast = first !== null && page > first.pageCount
  const range =
    hasToken && !isAfterLast
      ? await readList(await listsOf(filter), (page - 1) * size, size, isListedEarly, now)
      : { ...emptyRange, total: first?.total ?? 0 }
  cacheLife(lookUpCacheLifetime(earlier(next, range.nextScheduled), now))
  const { items, total } = range
  cacheTag(...items.map((article) => tags.article(article.reference)))
  addKnownArticles(items)
  return { items, page, pageCount: Math.ceil(total / size), total }
}
