import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { toSitePath } from '@/lib/base-path'
import { isSearchPath } from '@/lib/routes'
import { send } from './send'

export type CrawledPage = {
  path: string
  status: number
  /** The header `Location` of a redirect. */
  location: string | null
  type: string
  body: string
  /** The first page found that links to this path; empty for a start path. */
  from: string
}

const concurrency = 6

/** The states of the job board are hundreds of pages alike: e2e/http/job-landings.test.ts follows all of them. */
const maxStates = 6

/**
 * Requests every URL of the site that can be reached by links and redirects from `starts`, each once, up to `maxPages`, with a
 * few states of the job board, if `isRead` is true for their paths.
 */
export async function crawl(
  baseUrl: string,
  starts: Iterable<string> = ['/'],
  maxPages = Number.POSITIVE_INFINITY,
  isRead = (_path: string) => true,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const seen = new Set(starts)
  let states = 0
  const queue = [...seen].map((path) => ({ path, from: '' }))
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const page = await readPage(baseUrl, item.path, item.from)
      pages.set(item.path, page)
      for (const path of linksOf(page, baseUrl)) {
        if (seen.has(path) || seen.size >= maxPages || !isRead(path)) continue
        const isState = isSearchPath(toSitePath(path.split('?')[0] ?? ''))
        if (isState && states >= maxStates) continue
        if (isState) states += 1
        seen.add(path)
        queue.push({ path, from: page.path })
      }
    }
  }
  // A worker stops when the queue is empty, while the page of another worker can still add links.
  while (queue.length > 0) await Promise.all(Array.from({ length: concurrency }, work))
  return pages
}

/** Requests a path of the site without following redirects. `from` is the page that names it. */
export async function readPage(baseUrl: string, path: string, from: string): Promise<CrawledPage> {
  const response = await send(() => fetch(baseUrl + path, { redirect: 'manual' }))
  return {
    path,
    from,
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  }
}

function linksOf(page: CrawledPage, baseUrl: string): string[] {
  const targets = page.location ? [page.location] : []
  if (page.type.includes('html')) {
    for (const [, href = ''] of page.body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g))
      targets.push(href.replaceAll('&amp;', '&'))
  }
  return targets.flatMap((target) => {
    if (!canParseUrl(target, baseUrl + page.path)) return []
    const url = new URL(target, baseUrl + page.path)
    return url.origin === baseUrl ? [url.pathname + url.search] : []
  })
}
