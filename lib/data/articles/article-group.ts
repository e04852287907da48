import { listNewestArticles } from '@vitrine/content-store/queries/articles'
import { openStore, toImage } from '@/lib/data/store'
import { type ArticleKey, type Category, type Collection, toArticleKey } from '@/lib/model/articles/article'
import { parsePublic, toStoreFilter } from './article-query'

/** Articles name their categories and collections, which have no operation of their own. */
export type Groups = { category: Category; collection: Collection }
export type GroupKind = keyof Groups

/** The group of a reference among those of an article. */
export function groupOf<Kind extends GroupKind>(
  kind: Kind,
  article: ArticleKey,
  reference: string,
): Groups[Kind] | undefined {
  const own: { [Each in GroupKind]: readonly Groups[Each][] } = {
    category: article.categories,
    collection: article.collections,
  }
  return own[kind].find((group) => group.reference === reference)
}

/** Articles in which the texts of a group are looked for: the last one can have invalid texts. */
const maxSearched = 12

/** The category or collection of a reference, as the article has it that was published last at `at`. Null if none has it. */
export async function readGroup<Kind extends GroupKind>(
  kind: Kind,
  reference: string,
  at: Date,
): Promise<Groups[Kind] | null> {
  const filter = await toStoreFilter({ [kind]: reference }, at)
  for (const json of await listNewestArticles(openStore(), filter, maxSearched)) {
    const record = parsePublic(json, at)
    const group = record && groupOf(kind, toArticleKey(record, toImage), reference)
    if (group) return group
  }
  return null
}
