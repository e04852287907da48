import 'server-only'
import pLimit from 'p-limit'
import type { ArticlesParameters, Client } from '@/lib/client/client'
import { type Article, type ArticleRecord, isPublic, toArticle } from '@/lib/model/article'
import { isOwn, ownIndex } from './article-index'
import { longestWord } from './contradictions'
import { wideAfter, wideBefore } from './day-filters'
import { addFreshArticles, findKnownArticle, forgetArticle } from './known-articles'
import { toImage } from './store'
import { getClient, hasToken } from './transport'
import { utcDay } from './utc-day'

/** Pages of a hundred records of one look-up. */
const maxPages = 10

/** Look-ups at the same time. */
const parallelReads = 4

/** Null where the API lists no published article of the reference now. `isScheduled` is one with a later `published_at`. */
type FreshArticle = { article: Article | null; isScheduled: boolean }

/** The articles of these references as the API has them now, past every cache. Throws the errors of the client. */
export async function readFreshArticles(
  references: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FreshArticle>> {
  const found = await findArticlesNow(references, now)
  return new Map(references.map((reference) => [reference, toFresh(reference, found.get(reference), now)]))
}

/**
 * The records of these references past every cache, published or not; none where the API lists no such article, or the site
 * has no token. The API cannot read one article: this lists those of the days that the site knows, those that changed
 * yesterday or today, those with a word of a title, and at last those with the latest `published_at`.
 */
export async function findArticlesNow(
  references: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ArticleRecord>> {
  const missing = new Set(references)
  const found = new Map<string, ArticleRecord>()
  if (!hasToken || missing.size === 0) return found
  const client = await getClient()
  const read = (parameters: ArticlesParameters) => readUntilFound(client, parameters, missing, found)
  const findChanged = () => read({ updated_after: wideAfter(utcDay(now)), order_by: 'published_at:desc' })
  const findOnDays = () => readEach(knownDays(missing), missing, read)
  // A day is one request for each article. The list of changes has many pages after an import.
  const isOneRound = references.length <= parallelReads
  for (const find of isOneRound ? [findOnDays, findChanged] : [findChanged, findOnDays]) await find()
  await readEach(knownWords(missing), missing, read)
  await read({ order_by: 'published_at:desc' })
  return found
}

async function readUntilFound(
  client: Client,
  parameters: ArticlesParameters,
  missing: Set<string>,
  found: Map<string, ArticleRecord>,
): Promise<void> {
  for (let page = 1; page <= maxPages && missing.size > 0; page += 1) {
    const { items } = await client.listArticles({ ...ownIndex, ...parameters, page, per_page: 100 })
    for (const wire of items.filter(isOwn))
      if (missing.delete(wire.reference)) found.set(wire.reference, wire)
    if (items.length < 100) return
  }
}

async function readEach(
  lookUps: readonly ArticlesParameters[],
  missing: ReadonlySet<string>,
  read: (parameters: ArticlesParameters) => Promise<void>,
): Promise<void> {
  const limit = pLimit(parallelReads)
  await Promise.all(
    lookUps.map((parameters) => limit(() => (missing.size > 0 ? read(parameters) : undefined))),
  )
}

/** One look-up for each day of the URLs of articles that the site has shown. */
function knownDays(references: ReadonlySet<string>): ArticlesParameters[] {
  const days = new Set([...references].flatMap((reference) => findKnownArticle(reference)?.day ?? []))
  return [...days].map((day) => ({
    published_after: wideAfter(day),
    published_before: wideBefore(utcDay(new Date(day), 1)),
    order_by: 'published_at:desc',
  }))
}

function knownWords(references: ReadonlySet<string>): ArticlesParameters[] {
  const words = new Set(
    [...references].flatMap((reference) => longestWord(findKnownArticle(reference)?.slug ?? '') ?? []),
  )
  return [...words].map((q) => ({ q, order_by: 'published_at:desc' }))
}

/** What is known of the article changes with it: its page is found under its own path, or not at all. */
function toFresh(reference: string, wire: ArticleRecord | undefined, now: Date): FreshArticle {
  if (!wire || !isPublic(wire, now)) {
    forgetArticle(reference)
    return { article: null, isScheduled: wire !== undefined }
  }
  const article = toArticle(wire, toImage)
  addFreshArticles([article])
  return { article, isScheduled: false }
}
