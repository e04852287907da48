import type { ArticlePage, ArticleSummary } from '@/lib/model/article'
import { articlePath } from '@/lib/seo/article'
import { absolute, ids, type Node } from './graph'
import { type GraphPage, pageGraph } from './page'

/** What a list shows: names and paths in the order shown. `before` counts the items on the pages before this one. */
export type Listed = { items: readonly { name: string; path: string }[]; before?: number }

/** The graph of a page that lists others: where to find them, nothing of what they are. */
export function listGraph(page: GraphPage, { items, before = 0 }: Listed): Node[] {
  const list: Node[] =
    items.length === 0
      ? []
      : [
          {
            '@type': 'ItemList',
            '@id': ids.list(page.path),
            itemListElement: items.map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: before + index + 1,
              name,
              url: absolute(path),
            })),
          },
        ]
  return pageGraph(page, list, 'CollectionPage')
}

/** The graph of one page of a list of articles: positions go on from page to page. */
export function articleListGraph(
  page: GraphPage,
  { items, page: number, pageCount, total }: ArticlePage,
): Node[] {
  const before = number === pageCount ? total - items.length : (number - 1) * items.length
  return listGraph(page, { items: items.map(toListItem), before })
}

export function toListItem(article: ArticleSummary): { name: string; path: string } {
  return { name: article.name, path: articlePath(article) }
}
