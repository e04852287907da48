import 'server-only'
import { LRUCache } from 'lru-cache'
import type { ArticlesParameters, List } from '@/lib/client/client'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import type { ArticleRecord } from '@/lib/model/article'
import { sharedState } from '@/lib/process/shared-state'
import { acceptPart } from './accepted-part'
import { combinationOptions, isCombination, type ReadOptions } from './article-combinations'
import { indexLists } from './article-index'
import { countConfirmedDeletions } from './confirmed-deletions'
import { isListedElsewhere } from './contradictions'
import { endOfPublished, wideAfter } from './day-filters'
import { findKnownArticle } from './known-articles'
import { previewScope } from './preview-scope'
import { isBelieved } from './quarantine'
import { isQuarantineOn, upstreamId } from './quarantine-files'
import { changeOf, suspicionOf } from './quarantine-rule'
import { acceptedCount, heldList } from './quarantine-state'
import { getClient } from './transport'
import { utcDay } from './utc-day'

type Articles = List<ArticleRecord>

/** How long the total of a whole list decides about parts that lack records. */
const checkedMs = 10_000

/** The same for references that may be invented. */
const unknownCheckedMs = 60_000

/** How old a total may be with which later ones are compared. */
const baselineMs = 3_600_000

/** When the whole list of a language was read, in milliseconds. */
const readTimes = sharedState(
  `article-totals ${upstreamId}`,
  () => new LRUCache<string, number>({ max: 1_000 }),
)

/** How many articles a list had before it changed, and when that was (milliseconds). */
const changes = sharedState(
  `article-changes ${upstreamId}`,
  () => new LRUCache<string, { from: number; at: number }>({ max: 1_000 }),
)

/**
 * The articles of the parameters. While the articles of the language are in quarantine, a response that lacks some is
 * replaced by its last accepted copy, and one without a copy throws `ListInQuarantine`.
 */
export async function readArticles(
  parameters: ArticlesParameters,
  options: ReadOptions = {},
): Promise<Articles> {
  const { copy, lane } = isCombination(parameters)
    ? { ...combinationOptions(parameters), ...options }
    : options
  const client = await getClient(lane)
  const response = await client.listArticles(parameters)
  if (!isQuarantineOn || previewScope()) return response
  const whole = { language: parameters.language, indexed: parameters.indexed }
  const list = listOf(whole)
  const isWhole = isWholeList(parameters) && response.total !== null
  if (isWhole) await judgeTotal(list, response.total ?? 0)
  // Compared with the total of months ago, a list that lost most records can still look complete.
  else if (isOlderThan(list, baselineMs) && response.items.length > 0) await checkTotal(whole, baselineMs)
  return acceptPart(response, {
    list,
    key: copy === undefined ? copyName(parameters) : copy,
    isEmpty: ({ items }) => items.length === 0,
    storesEmpty: true,
    hasLost,
    checkList: (hasCopy) => checkTotals(whole, hasCopy ? 0 : checkedMs),
    isElsewhere: async ({ items: [first] }) => first !== undefined && isListedElsewhere(parameters, first),
  })
}

/** All articles of the site, of a language or of an index. */
type WholeList = Pick<ArticlesParameters, 'language' | 'indexed'>

/** With one index, all lists are of that index. */
function listOf({ language, indexed }: WholeList): string {
  const name = language === undefined ? 'articles' : `articles/${language}`
  return isOneOfSeveral(indexed) ? `${name}/${indexed}` : name
}

function isOneOfSeveral(indexed: string | undefined): boolean {
  return indexed !== undefined && env.ARTICLE_INDEX.length > 1 && env.ARTICLE_INDEX.includes(indexed)
}

/** Whether the articles of the list are in quarantine. A read of all languages lacks those of a language in quarantine. */
async function checkTotals({ language, indexed }: WholeList, maxAgeMs: number): Promise<boolean> {
  const languages = language === undefined ? [undefined, ...locales] : [language]
  const indexes = isOneOfSeveral(indexed)
    ? [{ indexed }]
    : indexLists().map((list) => ({ indexed: list.indexed }))
  const lists = languages.flatMap((each) => indexes.map((index) => ({ language: each, ...index })))
  return (await Promise.all(lists.map((whole) => checkTotal(whole, maxAgeMs)))).includes(true)
}

async function checkTotal(whole: WholeList, maxAgeMs: number): Promise<boolean> {
  const list = listOf(whole)
  // A list in quarantine needs no new read each time: only its end can be seen late.
  if (isOlderThan(list, heldList(list) ? checkedMs : maxAgeMs)) {
    const client = await getClient()
    const parameters = {
      ...whole,
      published_before: endOfPublished(new Date()),
      order_by: 'published_at:desc',
    } as const
    const { total } = await client.listArticles({ ...parameters, per_page: 1 })
    // Where the API gives no total, the size of the first page shows that the list became empty.
    const count = total ?? (await client.listArticles({ ...parameters, per_page: 100 })).items.length
    await judgeTotal(list, count)
  }
  return heldList(list) !== null
}

/**
 * Whether the total of a list is believed. It is compared with the number before the changes of the last QUARANTINE_MINUTES: a wrong
 * total that is too high must not hold the right one back, and totals that shrink in steps must not pass. No operation reads one
 * article, so only signed webhooks confirm a total, as the deletions that they named.
 */
async function judgeTotal(list: string, observed: number): Promise<boolean> {
  const now = Date.now()
  const last = acceptedCount(list) ?? 0
  const recent = changes.get(list)
  const isRecent = recent !== undefined && now - recent.at < env.QUARANTINE_MINUTES * 60_000
  const change = changeOf(isRecent ? recent.from : last, observed)
  const confirm = async () => change.lost <= countConfirmedDeletions('article')
  const wasBelieved = await isBelieved(list, change, { confirm })
  const isConfirmed = wasBelieved && suspicionOf(change) !== null
  if (isConfirmed) changes.delete(list)
  else if (wasBelieved && !isRecent && last > 0 && observed !== last)
    changes.set(list, { from: last, at: now })
  readTimes.set(list, now)
  return wasBelieved
}

/** Whether a reading of all articles of the site has found as many as are believed. */
export function isCountBelieved(articles: number): Promise<boolean> {
  return judgeTotal(listOf({}), articles)
}

function isOlderThan(list: string, ms: number): boolean {
  return Date.now() - (readTimes.get(list) ?? 0) >= ms
}

/** Whether the total of a response is the number of articles in a language that its lists show. */
function isWholeList(parameters: ArticlesParameters): boolean {
  const {
    language: _,
    page: __,
    per_page: ___,
    order_by: ____,
    published_before,
    indexed,
    ...filters
  } = parameters
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const isOwnIndex = indexLists().some((list) => list.indexed === indexed)
  return !isFiltered && isOwnIndex && published_before === endOfPublished(new Date())
}

/** Without today's date, so that the copy of yesterday is found. */
function copyName(parameters: ArticlesParameters): string {
  const now = new Date()
  const days = new Map([
    [endOfPublished(now), 'end'],
    [wideAfter(utcDay(now)), 'today'],
  ])
  const entries = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, days.get(String(value)) ?? value]],
  )
  return `articles ${JSON.stringify(entries.sort())}`
}

function hasLost(copy: Articles, response: Articles): boolean {
  const references = new Set(response.items.map(({ reference }) => reference))
  return (
    copy.items.some(({ reference }) => !references.has(reference)) ||
    (copy.total ?? 0) > (response.total ?? 0)
  )
}

/** The article of a reference, or its last accepted copy where it is missing while articles are in quarantine. */
export function acceptArticle(
  reference: string,
  response: ArticleRecord | null,
): Promise<ArticleRecord | null> {
  return acceptPart(response, {
    list: listOf({}),
    key: `article ${reference}`,
    isEmpty: (article) => article === null,
    storesEmpty: false,
    hasLost: (_, article) => article === null,
    isElsewhere: async (copy) => copy !== null && isListedElsewhere({}, copy),
    // An invented reference has no copy, and no list has shown it: it costs few further reads.
    checkList: (hasCopy) => checkTotals({}, hasCopy || findKnownArticle(reference) ? 0 : unknownCheckedMs),
  })
}
