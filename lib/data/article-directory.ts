import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiBusy } from '@/lib/client/api-busy'
import { env } from '@/lib/env'
import { isPublic, toArticleKey } from '@/lib/model/article'
import { logInfo, logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import { areGroupsInQuarantine, isCountBelieved } from './accepted-articles'
import { compareCopy, readCopy, storeCopy } from './accepted-copies'
import { isOwn, ownIndex } from './article-index'
import { endOfPublished } from './day-filters'
import { addKnownArticle, addKnownArticles, forgetArticle, hasLostGroups } from './known-articles'
import { countedArticles } from './known-counts'
import { directoryReadAt, isDirectoryComplete, setDirectoryRead } from './known-lists'
import { addKnown, type KnownRecord, listKnown } from './known-records'
import { addOldSlug, listOldSlugs, restoreOldSlugs } from './old-article-slugs'
import { isQuarantined } from './quarantine'
import { acceptedCount } from './quarantine-state'
import { toImage } from './store'
import { getClient, hasToken } from './transport'

const pageSize = 100
/** `lib/data/known-records.ts` has room for these articles and all other records. */
const maxPages = 1_500

/** A fifth of the requests that the API allows, and two a second at most, because each page takes processor time. */
const pauseMs = Math.max(500, 60_000 / (env.API_REQUESTS_PER_MINUTE / 5))
const retryMs = 15_000
const readAgainMs = 86_400_000

/** How often the number of known articles is compared with that of the API. */
const compareMs = 10_000

/** The directory is read before its day is over for at most a twentieth of the time, and once a minute at most. */
const early = { share: 1 / 20, minMs: 60_000 }

/** How many articles may be known that the API does not count: those that editors have withdrawn or just published. */
const maxExtra = 3

const copyKey = 'directory of article URLs and old slugs'
const copiedKinds = ['article', 'category', 'collection', 'category-name', 'collection-name'] as const

/** The stored directory. `readAt` is in milliseconds. */
type Directory = { readAt: number; records: KnownRecord[]; oldSlugs: ReturnType<typeof listOldSlugs> }

const state = sharedState('article-directory', () => ({ isStarted: false, earlyFrom: 0 }))

/**
 * What `read` finds with look-ups. Above their limit it is `none` if the directory is complete, and throws `ApiBusy`
 * otherwise.
 */
export async function lookUp<T>(read: () => Promise<T>, none: T): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiBusy && isDirectoryComplete()) return none
    throw error
  }
}

/**
 * Reads the references of all articles in the background, a page of the list at a time, and again each day. Later calls
 * have no effect. After a restart the stored directory is known at once.
 */
export function keepArticleDirectory(): void {
  if (state.isStarted || !hasToken) return
  state.isStarted = true
  void keep()
}

async function keep(): Promise<void> {
  await readStored()
  for (;;) {
    while (!isOld(Date.now())) await wait(compareMs, undefined, { ref: false })
    try {
      const startedAt = Date.now()
      const isEarly = startedAt - directoryReadAt() < readAgainMs
      await readArticleDirectory(pauseMs)
      const now = Date.now()
      if (isEarly) state.earlyFrom = now + Math.max(early.minMs, (now - startedAt) / early.share)
    } catch (error) {
      logWarning('The directory of articles cannot be read yet', {}, error)
      await wait(retryMs, undefined, { ref: false })
    }
  }
}

/** Whether the directory is to be read again. @internal */
export function isOld(now: number): boolean {
  return now - directoryReadAt() >= readAgainMs || (now >= state.earlyFrom && hasInvented())
}

/** Whether more articles are known than the API has: it has listed some that do not exist. */
function hasInvented(): boolean {
  const accepted = acceptedCount('articles')
  if (accepted === null || isQuarantined()) return false
  return countedArticles() - accepted > maxExtra
}

/** Throws the errors of the client, and if the list has more than 150,000 articles or its total grows by more than a page. @internal */
export async function readArticleDirectory(pauseBetweenMs: number): Promise<void> {
  const client = await getClient()
  const now = new Date()
  const unseen = new Set(listKnown(['article']).map(([, reference]) => reference))
  let articles = 0
  let firstTotal: number | null = null
  for (let page = 1; ; page += 1) {
    // Oldest first: an article that is published in the meantime moves no other to a page that was read.
    const { items, total } = await client.listArticles({
      ...{
        ...ownIndex,
        published_before: endOfPublished(now),
        order_by: 'published_at:asc',
        page,
        per_page: pageSize,
      },
    })
    firstTotal ??= total
    if (total !== null && firstTotal !== null && total > firstTotal + pageSize)
      throw new Error(`The total of the articles grew from ${firstTotal} to ${total} while they were read`)
    const listed = items.flatMap((wire) =>
      isOwn(wire) && isPublic(wire, now) ? [{ wire, article: toArticleKey(wire, toImage) }] : [],
    )
    // In quarantine, known articles keep the categories that the page lacks.
    if (listed.some(({ article }) => hasLostGroups(article))) await areGroupsInQuarantine(compareMs)
    addKnownArticles(listed.map(({ article }) => article))
    for (const { article, wire } of listed) {
      unseen.delete(article.reference)
      addOldSlug(article, wire.url)
    }
    articles += items.length
    if (items.length === 0 || (total === null ? items.length < pageSize : articles >= total)) break
    if (page === maxPages) throw new Error(`There are more than ${maxPages * pageSize} articles`)
    await wait(pauseBetweenMs, undefined, { ref: false })
  }
  // Those that were published during the reading were not known when it began.
  if (!isQuarantined() && (await isCountBelieved(articles)))
    for (const reference of unseen) forgetArticle(reference)
  const readAt = Date.now()
  setDirectoryRead(readAt)
  logInfo('The directory of articles is complete', { articles })
  const directory: Directory = { readAt, records: listKnown(copiedKinds), oldSlugs: listOldSlugs() }
  await storeCopy(copyKey, compareCopy(copyKey, directory))
}

async function readStored(): Promise<void> {
  try {
    const stored = await readCopy<Directory>(copyKey)
    for (const [kind, key, detail] of stored?.records ?? []) {
      if (kind === 'article') addKnownArticle(key, detail)
      else addKnown(kind, key, detail)
    }
    restoreOldSlugs(stored?.oldSlugs ?? [])
    setDirectoryRead(stored?.readAt ?? 0)
  } catch (error) {
    logWarning('The stored directory of articles is not valid', {}, error)
  }
}
