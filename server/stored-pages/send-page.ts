import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, preferredEncoding } from '@vitrine/api-contract/encoding'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { logError } from '@/lib/process/log'
import { isCurrent } from '@/lib/process/validators'
import { securityHeaders } from '@/lib/settings/security-headers'
import { type Page, toBrotli } from './stored-page'

/** How the response was made, as `Cache-Status` says it (RFC 9211). */
export type CacheStatus = `${'hit' | 'fwd=miss'}${'' | '; detail=outdated'}`

/** A page that is sent as often as this is compressed once more, as far as Brotli can. */
const sendsBeforeBest = 10
const bestQuality = 11

const compressions = pLimit(1)

type Sending = { heads: Map<string, string[]>; count: number }

const sendings = new WeakMap<Page, Sending>()

/**
 * Sends a page in the encoding that the client prefers, or 304 where it has the page. `cacheStatus` is null for a file. `own` replaces
 * headers of the page.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  cacheStatus: CacheStatus | null,
  own?: Readonly<Record<string, string>>,
): void {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = accepted === undefined ? 'identity' : encodingFor(String(accepted))
  const sending = sendings.get(page) ?? { heads: new Map(), count: 0 }
  if (sending.count === 0) sendings.set(page, sending)
  sending.count += 1
  if (sending.count === sendsBeforeBest) void compressBest(page)
  const isNamed =
    ifNoneMatch !== undefined &&
    page.status === 200 &&
    isCurrent({ ifNoneMatch }, { etag: page.headers.etag ?? '' })
  const key = `${isNamed ? '304' : encoding} ${cacheStatus}`
  const head = (!own && sending.heads.get(key)) || toHead(page, isNamed ? null : encoding, cacheStatus, own)
  if (!own) sending.heads.set(key, head)
  response.writeHead(isNamed ? 304 : page.status, head)
  response.end(isNamed || request.method === 'HEAD' ? undefined : page.bodies[encoding])
}

/** The names and values of all headers. `encoding` is null for a response without a body. */
function toHead(
  page: Page,
  encoding: Encoding | null,
  cacheStatus: CacheStatus | null,
  own: Readonly<Record<string, string>> = {},
): string[] {
  const headers: Record<string, string> = {
    ...page.headers,
    vary: 'Accept-Encoding',
    ...(cacheStatus && { 'cache-status': `vitrine; ${cacheStatus}` }),
    ...own,
  }
  if (encoding === null) delete headers['content-type']
  else headers['content-length'] = String(page.bodies[encoding].length)
  if (encoding !== null && encoding !== 'identity') headers['content-encoding'] = encoding
  // Browsers apply both policies.
  return [...securityHeaders.flat(), ...Object.entries(headers).flat()]
}

/** Clients send few different values of the header. */
const negotiated = new LRUCache<string, Encoding>({
  max: 500,
  maxSize: 100_000,
  sizeCalculation: (_, key) => key.length + 20,
})

function encodingFor(accepted: string): Encoding {
  const known = negotiated.get(accepted)
  if (known) return known
  const encoding = preferredEncoding(accepted)
  negotiated.set(accepted, encoding)
  return encoding
}

async function compressBest(page: Page): Promise<void> {
  // While one page waits, no other one is added: it stays as it is.
  if (compressions.pendingCount > 0) return
  try {
    page.bodies.br = await compressions(() => toBrotli(page.bodies.identity, bestQuality))
    sendings.get(page)?.heads.clear()
  } catch (error) {
    logError('A page cannot be compressed', error)
  }
}
