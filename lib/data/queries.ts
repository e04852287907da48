import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ArticlePart, type ArticleSelection, selectedParts, withoutPart } from '@/lib/article-selection'
import { cursorOfPage, type JobFilter } from '@/lib/job-filter'
import type { ArticleResults, Removal } from '@/lib/model/article-results'
import type { JobSearch } from '@/lib/model/job-search'
import type { SiteSearch } from '@/lib/model/site-search'
import { type ArticleListKey, routes } from '@/lib/routes'

/** React Query options for the pages of an article list from `firstPage` on, loaded from a route of the site. */
export function articlePagesOptions(list: ArticleListKey, firstPage: number) {
  return infiniteQueryOptions({
    queryKey: ['articles', list, firstPage],
    queryFn: ({ pageParam, signal }) => fetchArticles(routes.searchArticles(list, pageParam), signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 60_000,
  })
}

async function fetchArticles(path: string, signal: AbortSignal): Promise<ArticleResults> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const results: ArticleResults = await response.json()
  const items = results.items.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt) }))
  return { ...results, items }
}

const isBrowser = typeof window !== 'undefined'

/** What the queries of both boards have in common. */
const boardOptions = {
  staleTime: 60_000,
  retry: 1,
  // Without a network the request fails and can be repeated, instead of waiting.
  networkMode: 'always',
  // The list does not change while it is read.
  refetchOnWindowFocus: false,
  // Next.js ends the static rendering of a page that reads the clock, as React Query does for an enabled query.
  enabled: isBrowser,
} as const

function readNow(): number {
  return isBrowser ? Date.now() : 0
}

/** A state of the job board, and the path of its page. */
export type BoardState = { filter: JobFilter; page: number; path: string }

/**
 * React Query options for the results of the job board from the page of a state on. `known` is that page where the browser has it.
 * The results of the state before are shown while those of a new state load.
 */
export function jobSearchOptions(
  locale: string,
  { filter, page, path }: BoardState,
  known: JobSearch | null,
) {
  return infiniteQueryOptions({
    queryKey: ['jobs', path],
    queryFn: ({ pageParam, signal }): Promise<JobSearch> =>
      fetchJson(routes.searchJobs(locale, filter, pageParam), signal),
    initialPageParam: cursorOfPage(page),
    getNextPageParam: ({ next }) => next ?? undefined,
    ...boardOptions,
    placeholderData: keepPreviousData,
    ...(known && {
      initialData: { pages: [known], pageParams: [cursorOfPage(page)] },
      initialDataUpdatedAt: readNow,
    }),
  })
}

/**
 * React Query options for the first results of the site search; `words` are as `foldWords` writes them, empty for no search. The
 * results of the words before are shown while those of new words load. A request whose words are no longer searched for is cancelled.
 */
export function siteSearchOptions(locale: string, words: string) {
  return queryOptions({
    queryKey: ['search', locale, words],
    queryFn: ({ signal }): Promise<SiteSearch> => fetchJson(routes.searchSite(locale, words), signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  })
}

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** A state of the board of articles, and the path of its page. */
export type ArticleState = { selection: ArticleSelection; page: number; path: string }

/** React Query options for the results of the board of articles, as `jobSearchOptions`. */
export function articleSearchOptions(
  locale: string,
  { selection, page, path }: ArticleState,
  known: ArticleResults | null,
) {
  return infiniteQueryOptions({
    queryKey: ['article-search', path],
    queryFn: ({ pageParam, signal }) =>
      fetchArticles(routes.foundArticles(locale, selection, pageParam), signal),
    initialPageParam: page,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...boardOptions,
    placeholderData: keepPreviousData,
    ...(known && {
      initialData: { pages: [known], pageParams: [page] },
      initialDataUpdatedAt: readNow,
    }),
  })
}

/** A visitor who is still writing goes on before this time. */
const settledMs = 600

/** Between two requests of one browser. */
const betweenMs = 150

/**
 * React Query options for the part of a selection without results whose removal gives most articles; null if none does. It
 * requests the results without each part, one after another.
 */
export function removalOptions(locale: string, { selection, path }: ArticleState, isEmpty: boolean) {
  const parts = selectedParts(selection)
  return queryOptions({
    queryKey: ['article-removal', path],
    queryFn: async ({ signal }): Promise<Removal<ArticlePart> | null> => {
      await wait(settledMs, signal)
      let best: Removal<ArticlePart> | null = null
      for (const remove of parts) {
        const path = routes.foundArticles(locale, withoutPart(selection, remove), 1)
        const { total } = await fetchArticles(path, signal)
        if (total > (best?.total ?? 0)) best = { remove, total }
        await wait(betweenMs, signal)
      }
      return best
    },
    ...boardOptions,
    enabled: isBrowser && isEmpty && parts.length > 1,
  })
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
