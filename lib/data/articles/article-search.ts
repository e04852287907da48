import 'server-only'
import { toLanguage } from '@vitrine/api-contract/language'
import { cacheLife, cacheTag } from 'next/cache'
import {
  type ArticlePart,
  type ArticleSelection,
  selectedParts,
  selectsArticles,
  withoutPart,
} from '@/lib/article-selection'
import { tags } from '@/lib/cache-tags'
import { lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import { findOrganization, listOrganizations } from '@/lib/data/organizations'
import { previewScope } from '@/lib/data/preview-scope'
import { formatLocale, languageGroup } from '@/lib/i18n/locales'
import type { SelectedLabels } from '@/lib/model/articles/article-choices'
import type { OrganizationSummary } from '@/lib/model/organization'
import { suggestRemoval } from '@/lib/model/search/facet-count'
import { site } from '@/lib/settings/site'
import { getCategory, getCollection } from './article-groups'
import { type ArticleFilter, listTags } from './article-query'
import { type FoundArticles, listArticles, readArticlePage } from './articles'

/** What the board shows of a selection, whose values have their own spelling. */
export type ArticleSearch = { selection: ArticleSelection; labels: SelectedLabels; articles: FoundArticles }

const noArticles = { items: [], pageCount: 0, total: 0, found: null }

/** A page of the articles of a selection, newest first; of words, the best matches first. A value that no article of the site has gives no results. */
export async function searchArticles(
  locale: string,
  selected: ArticleSelection,
  page: number,
): Promise<ArticleSearch> {
  const organization = await findOrganizationOf(selected.organization)
  const language = ownLanguage(locale, selected.language)
  const selection = { ...selected, language, organization: organization?.slug ?? selected.organization }
  const { words, category, collection, year, month } = selection
  const [ownCategory, ownCollection] = await Promise.all([
    category === '' ? null : getCategory(category),
    collection === '' ? null : getCollection(collection),
  ])
  const labels = {
    category: ownCategory?.name,
    collection: ownCollection?.name,
    organization: organization?.name,
    language: language === '' ? undefined : formatLocale(language, locale),
  }
  const filter: ArticleFilter = {
    language: language || locale,
    ...(words && { searched: { words, locale } }),
    ...(category && { category }),
    ...(collection && { collection }),
    ...(organization && { organization: organization.slug }),
    ...(year !== null && { period: { year, month } }),
  }
  if (selection.organization !== '' && !organization)
    return { selection, labels, articles: { ...noArticles, page } }
  const isState = selectsArticles(selection)
  const articles = isState ? await findArticles(filter, page) : await listArticles(filter, page)
  return { selection, labels, articles }
}

/** The part of a selection without results whose removal gives most articles. */
export async function suggestArticleRemoval(
  locale: string,
  selection: ArticleSelection,
): Promise<{ remove: ArticlePart; total: number } | null> {
  const gains: [ArticlePart, number][] = []
  for (const part of selectedParts(selection)) {
    const { articles } = await searchArticles(locale, withoutPart(selection, part), 1)
    if (articles.total > 0) gains.push([part, articles.total])
  }
  return suggestRemoval(new Map(gains))
}

/** The organization of a slug or a reference. */
async function findOrganizationOf(selected: string): Promise<OrganizationSummary | null> {
  if (selected === '') return null
  const own = await findOrganization(selected)
  return own ?? (await listOrganizations()).find(({ reference }) => reference === selected) ?? null
}

/** Empty for the language of the locale, whose articles are those without a selection. */
function ownLanguage(locale: string, selected: string): string {
  const language = languageGroup(toLanguage(selected) ?? selected)
  return language === locale ? '' : language
}

/** The same as `listArticles`, for what visitors invent: words, and combinations of conditions. */
export async function findArticles(
  filter: ArticleFilter,
  page = 1,
  size = site.lists.articles,
): Promise<FoundArticles> {
  const at = previewScope()?.at
  return at ? readArticlePage(filter, page, size, at) : findPublicArticles(filter, page, size)
}

/** Its short lifetime keeps it apart from the lists of pages in the data cache. */
async function findPublicArticles(filter: ArticleFilter, page: number, size: number): Promise<FoundArticles> {
  'use cache'
  const found = await readArticlePage(filter, page, size, new Date())
  cacheTag(...listTags(filter), ...found.items.map(({ reference }) => tags.article(reference)))
  cacheLife(lookUpCacheLifetime())
  return found
}
