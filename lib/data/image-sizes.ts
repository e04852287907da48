import 'server-only'
import { cacheLife } from 'next/cache'
import { basePath } from '@/lib/base-path'
import { outsideRequests } from '@/lib/process/outside-requests'
import { cacheLifetime } from './cache-lifetime'
import { type ImageState, readFileState, readRemoteState } from './image-states'

export type ImageSize = { width: number; height: number }

/** `format` is the name that sharp gives it, such as `jpeg`. */
type ImageFile = ImageSize & { format: string }

/**
 * The size in pixels in which browsers show an image of `/media/`. Null for other URLs, and if the file is missing or no
 * image.
 */
export async function readImageSize(url: string): Promise<ImageSize | null> {
  const file = await readImageFile(url)
  return file && { width: file.width, height: file.height }
}

/** The same with the format, which is that of the content: the name of a file can say another one. */
export async function readImageFile(url: string): Promise<ImageFile | null> {
  return url.startsWith(`${basePath}/media/`) ? readMediaFile(url) : null
}

/** Seconds after which an image that was not readable is read again. */
const unreadableSeconds = 600

/** Milliseconds that a page waits for the start of an image of another host. */
const remoteTimeoutMs = 2_000

/** The same for an absolute URL that `toImage` has accepted. Null also where its host does not respond in time. */
export async function readRemoteImage(url: string): Promise<ImageFile | null> {
  'use cache'
  const lifetime = cacheLifetime(['articles', 'organizations', 'jobs'])
  const file = toImageFile(await outsideRequests(() => readRemoteState(url, remoteTimeoutMs)))
  cacheLife(file ? lifetime : { ...lifetime, revalidate: Math.min(lifetime.revalidate, unreadableSeconds) })
  return file
}

/** The sizes of the images that have one, by URL. */
export async function readImageSizes(urls: readonly string[]): Promise<ReadonlyMap<string, ImageSize>> {
  const sizes = await Promise.all(urls.map(async (url) => [url, await readImageSize(url)] as const))
  return new Map(sizes.flatMap(([url, size]) => (size ? [[url, size]] : [])))
}

async function readMediaFile(path: string): Promise<ImageFile | null> {
  'use cache'
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  return toImageFile(await readFileState(path))
}

function toImageFile(state: ImageState): ImageFile | null {
  return state.kind === 'found' ? { width: state.width, height: state.height, format: state.format } : null
}
