import 'server-only'
import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { readAll } from '@/lib/data/read-all'
import { utcDay } from '@/lib/data/schedule'
import { getClient, hasToken, toImage } from '@/lib/data/transport'
import { type Article, isPublic, toArticle } from '@/lib/model/article'
import { toDate } from '@/lib/model/text'

/** The articles that were published after `since`, up to `now`, newest first; asked of the API, of nothing that is kept. */
export async function readDue(since: Date, now: Date): Promise<readonly Article[]> {
  if (!hasToken) return []
  const client = await getClient()
  const isNew = (moment: Date | null) => moment !== null && moment > since
  const wires = await readAll(
    (paging) =>
      client.listArticles({
        published_after: utcDay(since),
        published_before: utcDay(now, 1),
        order_by: 'published_at:desc',
        ...paging,
      }),
    (wire) => !isNew(toDate(wire.published_at)),
  )
  return wires
    .filter((wire) => isPublic(wire, now) && isNew(toDate(wire.published_at)))
    .map((wire) => toArticle(wire, toImage))
}

/** Lets go of what was kept without these articles. What is read next is made anew, or, while the API fails, as it was. */
export function expireWithout(articles: readonly Article[]): void {
  for (const tag of [tags.articles(), ...articles.map(({ reference }) => tags.article(reference))])
    revalidateTag(tag, 'max')
}
