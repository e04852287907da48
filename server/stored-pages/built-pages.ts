import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrerenderManifest } from 'next/dist/build'
import type { Rendered } from '@/lib/page-cache/rendered-pages'
import { logError } from '@/lib/process/log'
import { type StoredPage, toPage, toStoredPage } from './stored-page'

/** The status and headers of a page, which Next.js writes beside its HTML. */
type Meta = { status?: number; headers?: Record<string, string> }

/** The pages of a build, from its folder `.next`. */
export class BuiltPages {
  readonly buildId: string
  readonly #directory: string
  readonly #routes: PrerenderManifest['routes']

  constructor(directory: string) {
    this.#directory = directory
    this.buildId = readFileSync(join(directory, 'BUILD_ID'), 'utf8').trim()
    this.#routes = JSON.parse(readFileSync(join(directory, 'prerender-manifest.json'), 'utf8')).routes
  }

  /** The paths of pages, but for those of errors, which begin with an underscore. */
  get paths(): string[] {
    return Object.keys(this.#routes).filter((path) => !path.startsWith('/_'))
  }

  /** Null for a path that the build has no page of, and for a page that cannot be read. */
  async get(path: string): Promise<StoredPage | null> {
    if (!Object.hasOwn(this.#routes, path)) return null
    try {
      const [{ status, headers, rendered, renderedAt }, body] = await Promise.all([
        this.readMeta(path),
        readFile(this.#file(path, 'html')),
      ])
      const type = { 'content-type': 'text/html; charset=utf-8' }
      return toStoredPage(
        await toPage({ status, headers: { ...headers, ...type }, body }),
        rendered,
        renderedAt,
      )
    } catch (error) {
      // The route of a document has no HTML.
      if (!isMissing(error)) logError('A page of the build cannot be read', error, { path })
      return null
    }
  }

  /** What the build says of the page at one of its paths. Rejects where its file cannot be read. */
  async readMeta(path: string) {
    const file = this.#file(path, 'meta')
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    const { status = 200, headers = {} }: Meta = JSON.parse(text)
    const { initialRevalidateSeconds, initialExpireSeconds } = this.#routes[path] ?? {}
    const rendered: Rendered = {
      tags: headers['x-next-cache-tags']?.split(',') ?? [],
      revalidate: initialRevalidateSeconds || null,
      expire: initialExpireSeconds ?? null,
    }
    return { status, headers, rendered, renderedAt: mtimeMs }
  }

  #file(path: string, extension: 'html' | 'meta'): string {
    return join(this.#directory, 'server/app', `${path}.${extension}`)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
