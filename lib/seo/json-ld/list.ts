import type { ArticlePage, ArticleSummary } from '@/lib/model/articles/article'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath } from '@/lib/seo/canonical-paths'
import { ids, type Node } from './graph'
import { type GraphPage, pageGraph } from './page'

/** The items of a list page in the order shown. `before` is the number of items on the pages before it. */
type ListItems = { items: readonly { name: string; path: string }[]; before?: number }

/** The JSON-LD of a list page: names and URLs of its items. The items' own pages describe them. */
export function listGraph(page: GraphPage, { items, before = 0 }: ListItems): Node[] {
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
              url: absoluteUrl(path),
            })),
          },
        ]
  return pageGraph(page, list, 'CollectionPage')
}

/** The JSON-LD of one page of a list of articles. The positions of its items continue those of the page before. */
export function articleListGraph(
  page: GraphPage,
  { items, page: number, pageCount, total }: ArticlePage,
): Node[] {
  const before = number === pageCount ? total - items.length : (number - 1) * items.length
  return listGraph(page, { items: items.map(toListItem), before })
}

function toListItem(article: ArticleSummary): { name: string; path: string } {
  return { name: article.name, path: articlePath(article) }
}
