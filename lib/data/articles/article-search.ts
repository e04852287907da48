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
import { formatLanguage } from '@/lib/i18n/format'
import { languageGroup } from '@/lib/i18n/locales'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { SelectedLabels } from '@/lib/model/articles/article-choices'
import type { OrganizationSummary } from '@/lib/model/organization'
import { suggestRemoval } from '@/lib/model/search/facet-count'
import { getCategory, getCollection } from './article-groups'
import { type ArticleFilter, listTags } from './article-query'
import { articlesPerPage, listArticles, readArticlePage } from './articles'

/** What the board shows of a selection, whose values have their own spelling. */
export type ArticleSearch = { selection: ArticleSelection; labels: SelectedLabels; articles: ArticlePage }

const noArticles = { items: [], pageCount: 0, total: 0 }

/** A page of the articles of a selection, newest first. A value that no article of the site has gives no results. */
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
    language: language === '' ? undefined : formatLanguage(language, locale),
  }
  const filter: ArticleFilter = {
    language: language || locale,
    ...(words && { titles: [words] }),
    ...(category && { category }),
    ...(collection && { collection }),
    ...(organization && { organization: organization.slug }),
    ...(year !== null && { period: { year, month } }),
  }
  if (selection.organization !== '' && !organization)
    return { selection, labels, articles: { ...noArticles, page } }
  const isList = !selectsArticles(selection) || previewScope()?.at
  const articles = isList ? await listArticles(filter, page) : await listFound(filter, page)
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

/** Its short lifetime keeps it apart from the lists of pages in the data cache: visitors can make any number of selections. */
async function listFound(filter: ArticleFilter, page: number): Promise<ArticlePage> {
  'use cache'
  const found = await readArticlePage(filter, page, articlesPerPage, new Date())
  cacheTag(...listTags(filter), ...found.items.map(({ reference }) => tags.article(reference)))
  cacheLife(lookUpCacheLifetime())
  return found
}
