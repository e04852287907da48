import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { request } from 'undici'
import { toSitePath } from '@/lib/base-path'
import { findMediaFile } from '@/lib/process/media-files'

/**
 * What is at the URL of an image; the size is in pixels, and the format is the name that sharp gives it. `unknown` where it could
 * not be read now.
 */
export type ImageState =
  | { kind: 'found'; width: number; height: number; format: string }
  | { kind: 'missing' }
  | { kind: 'unknown' }

/** The start of a file, in which image formats have the size. */
const maxBytes = 128 * 1024

/** For an image that the content check reads. */
const checkTimeoutMs = 5_000
const maxStates = 20_000
const maxReads = 4

const unknown: ImageState = { kind: 'unknown' }

/** Reads images that `toImage` has accepted: no other URL may be requested. Equal URLs are read once. */
export function createImageReader(): (urls: readonly string[]) => Promise<ReadonlyMap<string, ImageState>> {
  const limit = pLimit(maxReads)
  const states = new LRUCache<string, ImageState>({
    max: maxStates,
    fetchMethod: (url) =>
      limit(() => (url.startsWith('/') ? readFileState(url) : readRemoteState(url, checkTimeoutMs))),
  })
  return async (urls) =>
    new Map(await Promise.all(urls.map(async (url) => [url, (await states.fetch(url)) ?? unknown] as const)))
}

/** What is at the path of a URL of the site's media. */
export async function readFileState(path: string): Promise<ImageState> {
  const file = findMediaFile(toSitePath(path))
  return file === null ? { kind: 'missing' } : sizeOf(file)
}

/** Follows no redirects, as the image optimizer. Failures of the host say nothing about the image. */
export async function readRemoteState(url: string, timeoutMs: number): Promise<ImageState> {
  try {
    const { statusCode, body } = await request(url, {
      headers: { range: `bytes=0-${maxBytes - 1}`, accept: 'image/*' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (statusCode !== 200 && statusCode !== 206) {
      await body.dump()
      return statusCode === 404 || statusCode === 410 ? { kind: 'missing' } : unknown
    }
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.length
      // Leaving the loop closes the connection: a host can ignore the range.
      if (length >= maxBytes) break
    }
    return await sizeOf(Buffer.concat(chunks))
  } catch {
    return unknown
  }
}

async function sizeOf(image: string | Buffer): Promise<ImageState> {
  // A static import makes the module of each page asynchronous: its promise keeps what the first request to the page has read.
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient, format } = await sharp(image).metadata()
    return { kind: 'found', ...autoOrient, format }
  } catch {
    return unknown
  }
}
