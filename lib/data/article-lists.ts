import 'server-only'
import { indexLists, isIn } from './article-index'
import { languagesOf, languagesOfGroup } from './article-languages'
import type { Period } from './day-filters'

/**
 * Conditions that an article meets all. `language` is a locale of the site: it stands for all languages whose articles the
 * locale shows. `onlyLanguage`, of `languageGroup`, stands for its languages alone and takes its place. `category`, `collection`
 * and `organization` are references. `from` (inclusive) and `before` (exclusive) are UTC days, `YYYY-MM-DD`. `title` is a part
 * of the title.
 */
export type ArticleFilter = Period & {
  language?: string
  onlyLanguage?: string
  title?: string
  category?: string
  collection?: string
  organization?: string
}

/**
 * The articles of one list of the API. `language` is as the API writes it. `indexed` is one of ARTICLE_INDEX; articles that
 * are in one of the indexes `without` too belong to the lists of those. `upTo` is the UTC day of the API's own filter, which the list
 * may include: unlike `before`, it needs no read of where the day begins.
 */
export type ApiList = Omit<ArticleFilter, 'onlyLanguage'> & {
  indexed?: string
  without?: readonly string[]
  upTo?: string
}

/** The lists of the API that together have the articles of a filter. No article is in two of them. */
export async function listsOf(filter: ArticleFilter): Promise<readonly ApiList[]> {
  const { language, onlyLanguage, ...others } = filter
  const languages =
    onlyLanguage !== undefined
      ? await languagesOfGroup(onlyLanguage)
      : language === undefined
        ? [{}]
        : await languagesOf(language)
  return languages.flatMap((own) => indexLists().map((index) => ({ ...others, ...own, ...index })))
}

/** Whether a list of `listsOf` has an article of the response to its request. */
export function belongsTo({ without }: ApiList, wire: { indexed?: readonly string[] | undefined }): boolean {
  return without === undefined || !isIn(wire.indexed, without)
}

/** Whether an article is in the list, by its language and its indexes. */
export function isOfList({ indexed, without }: ApiList, indexes: readonly string[]): boolean {
  return (
    (indexed === undefined || isIn(indexes, [indexed])) && (without === undefined || !isIn(indexes, without))
  )
}
