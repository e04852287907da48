import { CollectionView } from '@/components/articles/collection-view'
import type { Collection } from '@/lib/model/articles/article'
import type { GroupContent } from '@/lib/pages/article-group'

/** The body of the first page and of the numbered pages of a collection. */
export function renderCollection({ group, articles }: GroupContent<Collection>) {
  return <CollectionView collection={group} articles={articles} />
}
