import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@vitrine/api-contract/encoding'
import { env } from '@/lib/env'
import { invalidationCount, isInvalidatedSince, type Rendered } from '@/lib/page-cache/rendered-pages'
import { logWarning } from '@/lib/process/log'
import { etagOf } from '@/lib/process/validators'
import { removeFramework, secureInlineScripts } from './inline-scripts'

/** What Next.js responds to a request for a page, without an encoding. Names of headers are in lower case. */
export type PageResponse = {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  body: Buffer
}

/** A finished response, but for the headers that every response has. `content-security-policy` is that of its scripts. */
export type Page = {
  status: number
  headers: Record<string, string>
  bodies: Record<Encoding, Buffer>
}

/** `renderedAt` is when its rendering began, in milliseconds; `revalidate` and `expire` are in seconds from then on. */
export type StoredPage = Page & {
  tags: readonly string[]
  renderedAt: number
  revalidate: number
  expire: number
}

/** Seconds for which a page that never changes may be sent after its lifetime. */
const staleSeconds = 86_400

/** The headers of Next.js that are sent. */
const keptHeaders = ['content-type', 'link', 'location'] as const

/** The response in every encoding, with the policy of its inline scripts. */
export async function toPage({ status, headers, body }: PageResponse): Promise<Page> {
  const kept: Record<string, string> = {}
  for (const name of keptHeaders) {
    // Next.js writes some headers twice with the same value.
    const [value] = [headers[name]].flat()
    if (value !== undefined) kept[name] = String(value)
  }
  const isHtml = kept['content-type']?.includes('text/html')
  const sent = isHtml ? secureHtml(body.toString()) : { body, policy: null }
  if (sent.policy !== null) kept['content-security-policy'] = sent.policy
  kept.etag = etagOf(sent.body)
  const [br, gzipped] = await Promise.all([toBrotli(sent.body, 5), toGzip(sent.body)])
  return { status, headers: kept, bodies: { br, gzip: gzipped, identity: sent.body } }
}

export function toStoredPage(page: Page, { tags, ...rendered }: Rendered, renderedAt: number): StoredPage {
  const revalidate = rendered.revalidate ?? env.REVALIDATE_SECONDS
  const expire = Math.max(revalidate, (rendered.revalidate && rendered.expire) || revalidate + staleSeconds)
  const cacheControl = `s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`
  const headers = { ...page.headers, 'cache-control': cacheControl }
  return { ...page, headers, tags, renderedAt, revalidate, expire }
}

function secureHtml(source: string): { body: Buffer; policy: string | null } {
  const { html, policy, unknownScripts } = secureInlineScripts(removeFramework(source))
  if (unknownScripts > 0)
    logWarning('A page has inline scripts that its policy does not allow', { unknownScripts })
  if (policy === null) logWarning('csp_overflow: a page has too many inline scripts for a policy')
  return { body: Buffer.from(html), policy }
}

const toGzip = promisify(gzip)
const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)

export function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** A response that is no page: a 404 response or a redirect. */
export function isAbsent({ status }: Page): boolean {
  return status >= 300
}

/** The number of the invalidations after which a page was current. */
const currentAt = new WeakMap<StoredPage, number>()

/** Whether the page is rendered again: its lifetime is over, or one of its tags was invalidated. */
export function isOutdated(page: StoredPage, now: number): boolean {
  return now > page.renderedAt + page.revalidate * 1000 || isInvalidated(page)
}

/** Whether the page may no longer be sent: a page is sent until it is rendered again, but for one that says that there is none. */
export function isUnusable(page: StoredPage, now: number): boolean {
  return now > page.renderedAt + page.expire * 1000 || (isAbsent(page) && isOutdated(page, now))
}

function isInvalidated(page: StoredPage): boolean {
  const count = invalidationCount()
  if (currentAt.get(page) === count) return false
  if (isInvalidatedSince(page.tags, page.renderedAt)) return true
  currentAt.set(page, count)
  return false
}
