import { cp, readFile, stat } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import sendFile from 'send'
import { env } from '@/lib/env'
import { findMediaFile, mediaCacheControl } from '@/lib/process/media-files'
import { anyOrigin } from '@/lib/settings/security-headers'
import type { Decision, Exchange, Rule } from './exchange'
import { refuse } from './refuse'
import { sendPage } from './stored-pages/send-page'
import { type Page, toPage } from './stored-pages/stored-page'

const immutable = 'public, max-age=31536000, immutable'

/** The name of a file of the build has a hash of its content. */
const folders = [
  {
    prefix: '/_next/static/',
    find: findFileIn(resolve('.next/static'), '/_next/static/'),
    headers: { 'cache-control': immutable },
  },
  // Those of earlier builds too: pages of other sites name them, with their integrity.
  {
    prefix: '/elements/',
    find: findFileIn(resolve(env.CACHE_DIRECTORY, 'elements'), '/elements/'),
    headers: { 'cache-control': immutable, ...anyOrigin },
  },
  {
    prefix: '/media/',
    find: findMediaFile,
    headers: { 'cache-control': mediaCacheControl },
  },
]

/** Keeps the files of the build that pages of other sites load: the next build has others. Throws if they cannot be written. */
export async function keepElements(): Promise<void> {
  await cp(resolve('public/elements'), resolve(env.CACHE_DIRECTORY, 'elements'), { recursive: true })
}

/** The files of the build that are smaller with an encoding. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The files of the build by path: they do not change while the process runs. */
const encoded = new LRUCache<string, Page>({
  maxSize: 32 * 2 ** 20,
  sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, { length }) => sum + length, 1),
})

/**
 * The files of the build and of the content. Next.js would send a page for a file that does not exist, which caches store: in a rolling
 * deployment, they would keep it for the time after which the file exists.
 */
export const sendStaticFiles: Rule = (exchange) => {
  const found = folders.find(({ prefix }) => exchange.path.startsWith(prefix))
  return found ? respond(exchange, found) : 'continue'
}

async function respond(
  { request, response, path }: Exchange,
  { prefix, find, headers }: (typeof folders)[number],
): Promise<Decision> {
  const file = await find(path)
  if (file === null) {
    refuse(request, response, 404, 'There is no file at this URL.')
    return 'responded'
  }
  const type = prefix === '/media/' ? undefined : types[extname(file)]
  if (type) {
    const page = encoded.get(file) ?? (await readEncoded(file, { 'content-type': type, ...headers }))
    encoded.set(file, page)
    sendPage(request, response, page, null)
    return 'responded'
  }
  response.setHeaders(new Headers(headers))
  // It sends parts of files, and 304 (RFC 9110, sections 13 and 14).
  sendFile(request, encodeURIComponent(basename(file)), {
    root: dirname(file),
    index: false,
    cacheControl: false,
  })
    .on('error', ({ status = 500, headers = {} }: { status?: number; headers?: Record<string, string> }) =>
      refuse(request, response, status, STATUS_CODES[status] ?? 'Error', headers),
    )
    .pipe(response)
  return 'responded'
}

async function readEncoded(file: string, headers: Record<string, string>): Promise<Page> {
  const page = await toPage({ status: 200, headers, body: await readFile(file) })
  return { ...page, headers: { ...page.headers, ...headers } }
}

/** The file of a folder at a path that begins with `prefix`. Null for a path that leads to none. */
function findFileIn(folder: string, prefix: string) {
  return async (path: string): Promise<string | null> => {
    try {
      const file = join(folder, decodeURIComponent(path.slice(prefix.length)))
      return file.startsWith(folder + sep) && (await stat(file)).isFile() ? file : null
    } catch {
      return null
    }
  }
}
