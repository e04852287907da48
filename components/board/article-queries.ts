import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchJson } from '@/components/ui/fetch-json'
import { type ArticlePart, type ArticleSelection, selectedParts, withoutPart } from '@/lib/article-selection'
import type { ArticleResults, Removal } from '@/lib/model/articles/article-results'
import { routes } from '@/lib/routes'
import { boardOptions, isBrowser, readNow } from './board-options'

async function fetchArticles(path: string, signal: AbortSignal): Promise<ArticleResults> {
  const results = await fetchJson<ArticleResults>(path, signal)
  const items = results.items.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt) }))
  return { ...results, items }
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
