import 'server-only'
import { LRUCache } from 'lru-cache'
import type { ArticlesParameters, List } from '@/lib/client/client'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import type { ArticleRecord } from '@/lib/model/article'
import { sharedState } from '@/lib/process/shared-state'
import { areGroupsHeld, groupsAge, haveLostGroups, judgedArticles, judgeGroups } from './accepted-groups'
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
  if (isLatest(parameters)) await judgeGroups(list, response.items)
  return acceptPart(response, {
    list,
    key: copy === undefined ? copyName(parameters) : copy,
    isEmpty: ({ items }) => items.length === 0,
    storesEmpty: true,
    hasLost: (earlier, { items, total }) =>
      lacksRecords(earlier, { items, total }) || haveLostGroups(earlier.items, items),
    checkList: async (earlier) => {
      const maxAgeMs = earlier === null ? checkedMs : 0
      if (await checkTotals(whole, maxAgeMs)) return true
      // The list of a category lacks the articles that left it: the lists of all articles show whether most did.
      const isOfGroup = Boolean(parameters.category_reference ?? parameters.collection_reference)
      const decides = isOfGroup || (earlier !== null && haveLostGroups(earlier.items, response.items))
      return decides && checkGroups(whole, maxAgeMs)
    },
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
async function checkTotals(whole: WholeList, maxAgeMs: number): Promise<boolean> {
  const lists = [...(whole.language === undefined ? listsOfLanguage(whole) : []), ...ownLists(whole)]
  return (await Promise.all(lists.map((list) => checkTotal(list, maxAgeMs)))).includes(true)
}

/** The lists of one language each. */
function ownLists(whole: WholeList): WholeList[] {
  const languages = whole.language === undefined ? locales : [whole.language]
  return languages.flatMap((language) => listsOfLanguage({ ...whole, language }))
}

/** The list of each index. */
function listsOfLanguage({ language, indexed }: WholeList): WholeList[] {
  const indexes = isOneOfSeveral(indexed) ? [{ indexed }] : indexLists()
  return indexes.map((index) => ({ language, indexed: index.indexed }))
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
    // One record: of two, both can be invalid, which is an error.
    const { total } = await client.listArticles({ ...parameters, per_page: 1 })
    // Where the API gives no total, the size of the first page shows that the list became empty.
    const count = total ?? (await client.listArticles({ ...parameters, per_page: 100 })).items.length
    await judgeTotal(list, count)
  }
  return heldList(list) !== null
}

/**
 * Whether it is not believed that the articles have lost their categories or collections. Only lists of one language are judged,
 * because pages read their latest articles.
 */
async function checkGroups(whole: WholeList, maxAgeMs: number): Promise<boolean> {
  return (await Promise.all(ownLists(whole).map((list) => checkLatest(list, maxAgeMs)))).includes(true)
}

async function checkLatest(whole: WholeList, maxAgeMs: number): Promise<boolean> {
  const list = listOf(whole)
  if (groupsAge(list) >= (areGroupsHeld(list) ? checkedMs : maxAgeMs)) {
    const client = await getClient()
    const parameters = {
      published_before: endOfPublished(new Date()),
      order_by: 'published_at:desc',
      per_page: judgedArticles,
    } as const
    await judgeGroups(list, (await client.listArticles({ ...whole, ...parameters })).items)
  }
  return areGroupsHeld(list)
}

/** Whether any list of articles has lost its categories or collections and is not believed, by reads of the last minute or less. */
export async function areGroupsInQuarantine(maxAgeMs = unknownCheckedMs): Promise<boolean> {
  return isQuarantineOn && checkGroups({}, maxAgeMs)
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

/** Whether a response has the latest articles of a language, by which all of its lists are judged. */
function isLatest(parameters: ArticlesParameters): boolean {
  const { language, page, per_page, order_by } = parameters
  const isFirst = language !== undefined && page === 1 && per_page === judgedArticles
  return isFirst && order_by === 'published_at:desc' && isWholeList(parameters)
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

function lacksRecords(copy: Articles, response: Articles): boolean {
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
    hasLost: (copy, article) => article === null || haveLostGroups(copy ? [copy] : [], [article]),
    isElsewhere: async (copy) => copy !== null && isListedElsewhere({}, copy),
    // An invented reference has no copy, and no list has shown it: it costs few further reads.
    checkList: (copy) =>
      response === null
        ? checkTotals({}, copy !== null || findKnownArticle(reference) ? 0 : unknownCheckedMs)
        : checkGroups({ language: response.language }, 0),
  })
}
