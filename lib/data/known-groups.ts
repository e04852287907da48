import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { locales } from '@/lib/i18n/locales'
import { isPublic } from '@/lib/model/article'
import { areGroupsInQuarantine } from './accepted-articles'
import { lookUp } from './article-directory'
import { indexLists } from './article-index'
import { listsOf } from './article-lists'
import { readRange } from './article-reads'
import { cacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { endOfPublished } from './day-filters'
import { wasDirectoryRead } from './known-lists'
import { addKnown, findKnown } from './known-records'
import { isQuarantined, ListInQuarantine } from './quarantine'
import { getSchedule } from './schedule'
import { getClient, hasToken } from './transport'

type GroupKind = 'category' | 'collection'

/**
 * Whether a published article is in the category or collection. Checks, in this order, the lists that this process has read, the
 * hundred latest articles of each language, and one look-up in the API.
 *
 * If the limit of look-ups is reached, the directory of articles replaces the look-up: a group that it lacks is not known. Throws
 * `ApiBusy` if this process has read no directory.
 */
export async function isKnownGroup(kind: GroupKind, reference: string): Promise<boolean> {
  return (await isListedGroup(kind, reference)) || (hasToken && lookUpGroup(kind, reference))
}

/**
 * The same for a filter of a search. Visitors can invent filters without end, so it looks nothing up once the directory of articles is
 * read: `/en/articles/search/category-invented` then costs no request to the API.
 */
export async function isSelectableGroup(kind: GroupKind, reference: string): Promise<boolean> {
  if (await isListedGroup(kind, reference)) return true
  return hasToken && !wasDirectoryRead() && lookUpGroup(kind, reference)
}

async function isListedGroup(kind: GroupKind, reference: string): Promise<boolean> {
  if (!hasToken) return false
  if (findKnown(kind, reference) !== null) return true
  const lists = await Promise.all(locales.map((language) => listLatestGroups(kind, language)))
  return lists.flat().includes(reference)
}

async function listLatestGroups(kind: GroupKind, language: string): Promise<readonly string[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  cacheLife(cacheLifetime(['articles'], next, now))
  const lists = await listsOf({ language })
  const ranges = await Promise.all(lists.map((list) => readRange(list, 0, 100, isListedEarly, now)))
  const wires = ranges.flatMap((range) => range.wires)
  const references = wires.flatMap(({ categories = [], cms_collections: collections = [] }) =>
    (kind === 'category' ? categories : collections).map((group) => group.reference),
  )
  return [...new Set(references.filter((reference) => reference !== undefined))]
}

async function lookUpGroup(kind: GroupKind, reference: string): Promise<boolean> {
  'use cache'
  cacheTag(tags.articles(), tags[kind](reference))
  const now = new Date()
  const { next } = await getSchedule()
  const client = await getClient('lookup')
  const parameters = {
    [`${kind}_reference`]: reference,
    published_before: endOfPublished(now),
    order_by: 'published_at:asc',
    // One of them may be invalid.
    per_page: 2,
  } as const
  const items = await lookUp(async () => {
    const lists = indexLists().map(({ indexed }) => client.listArticles({ ...parameters, indexed }))
    return (await Promise.all(lists)).flatMap((list) => list.items)
  }, [])
  const isFound = items.some((wire) => isPublic(wire, now))
  if (isFound) addKnown(kind, reference)
  else if ((await areGroupsInQuarantine()) || isQuarantined())
    throw new ListInQuarantine('articles', `no article of the ${kind} is found`)
  cacheLife(isFound ? cacheLifetime(['articles'], next, now) : shortCacheLifetime(next, now))
  return isFound
}
