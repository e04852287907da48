import 'server-only'
import { setImmediate as pause } from 'node:timers/promises'
import { listTargetCounts, type TargetCount } from '@vitrine/content-store/queries/article-groups'
import { listArticlesByReference } from '@vitrine/content-store/queries/articles'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { articleSchema } from '@/lib/client/records'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { previewScope } from '@/lib/data/preview-scope'
import { openStore, parseStored, toImage } from '@/lib/data/store'
import { type ArticleKey, type Category, type Collection, toArticleKey } from '@/lib/model/articles/article'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { type GroupKind, type Groups, groupOf, readGroup } from './article-group'
import { articlesTags, toStoreFilter } from './article-query'

/** The articles of a locale in a group, and the language of the last article in it, whose texts the group has. */
export type CountedGroup<Group> = Group & { count: number; newestAt: Date; language: string }

export type CountedCategory = CountedGroup<Category>
export type CountedCollection = CountedGroup<Collection>

/** The category of a reference, as the last published article has it. Null if no published article has it. */
export async function getCategory(reference: string): Promise<Category | null> {
  const at = previewScope()?.at
  return at ? readGroup('category', reference, at) : getPublicGroup('category', reference)
}

/** The collection of a reference, in the same way. */
export async function getCollection(reference: string): Promise<Collection | null> {
  const at = previewScope()?.at
  return at ? readGroup('collection', reference, at) : getPublicGroup('collection', reference)
}

async function getPublicGroup<Kind extends GroupKind>(
  kind: Kind,
  reference: string,
): Promise<Groups[Kind] | null> {
  'use cache'
  cacheTag(tags[kind](reference))
  const group = await readGroup(kind, reference, new Date())
  cacheLife(group ? cacheLifetime(['articles']) : shortCacheLifetime())
  return group
}

/** The categories of a locale's articles, those with most articles first. */
export async function listCategories(locale: string): Promise<readonly CountedCategory[]> {
  const at = previewScope()?.at
  return at ? readGroups('category', locale, at) : listPublicGroups('category', locale)
}

/** The collections of a locale's articles, those with the last published article first. */
export async function listCollections(locale: string): Promise<readonly CountedCollection[]> {
  const at = previewScope()?.at
  const collections = await (at
    ? readGroups('collection', locale, at)
    : listPublicGroups('collection', locale))
  return collections.toSorted((a, b) => b.newestAt.getTime() - a.newestAt.getTime())
}

async function listPublicGroups<Kind extends GroupKind>(
  kind: Kind,
  language: string,
): Promise<readonly CountedGroup<Groups[Kind]>[]> {
  'use cache'
  cacheTag(...articlesTags(language))
  cacheLife(cacheLifetime(['articles']))
  return readGroups(kind, language, new Date())
}

/** The groups of the articles in a language, most articles first, past the caches. */
async function readGroups<Kind extends GroupKind>(
  kind: Kind,
  language: string,
  at: Date,
): Promise<readonly CountedGroup<Groups[Kind]>[]> {
  return (await readGroupsOf(kind, [language], at)).get(language) ?? []
}

/** The same for several languages, which have many groups in common: each record is read once. */
export async function readGroupsOf<Kind extends GroupKind>(
  kind: Kind,
  languages: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, readonly CountedGroup<Groups[Kind]>[]>> {
  const counted = new Map<string, TargetCount[]>()
  for (const language of languages) {
    const filter = await toStoreFilter({ language }, at)
    counted.set(language, await listTargetCounts(openStore(), kind, filter))
    await pause()
  }
  const articles = await readKeys([...new Set([...counted.values()].flat().map(({ newest }) => newest))])
  const found = new Map<string, Groups[Kind] | null>()
  const groups = new Map<string, CountedGroup<Groups[Kind]>[]>()
  for (const [language, counts] of counted) {
    const own: CountedGroup<Groups[Kind]>[] = []
    for (const { target, count, newestAt, newest } of counts) {
      const article = articles.get(newest)
      if (!found.has(target))
        found.set(target, (article && groupOf(kind, article, target)) ?? (await readGroup(kind, target, at)))
      const group = found.get(target)
      if (group)
        own.push({
          ...group,
          ...{ count, newestAt: new Date(newestAt), language: article?.language ?? language },
        })
    }
    groups.set(language, own)
  }
  return groups
}

const readTogether = 100

async function readKeys(references: readonly string[]): Promise<ReadonlyMap<string, ArticleKey>> {
  const keys = new Map<string, ArticleKey>()
  for (let start = 0; start < references.length; start += readTogether) {
    const articles = await listArticlesByReference(openStore(), references.slice(start, start + readTogether))
    await mapWithPauses(articles, ({ record: json }) => {
      const record = parseStored(json, articleSchema)
      if (record?.published_at) keys.set(record.reference, toArticleKey(record, toImage))
    })
  }
  return keys
}

/** How many articles of a locale are about each organization, by slug. */
export async function countOrganizationArticles(locale: string): Promise<ReadonlyMap<string, number>> {
  'use cache'
  cacheTag(...articlesTags(locale))
  cacheLife(cacheLifetime(['articles']))
  const filter = await toStoreFilter({ language: locale }, new Date())
  const counts = await listTargetCounts(openStore(), 'organization', filter)
  return new Map(counts.map(({ target, count }) => [target, count]))
}
