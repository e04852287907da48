import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache'
import type { SharedCacheControls as SharedCacheControlsType } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { invalidateTags, reportRendered } from './rendered-pages'

/** Next.js stores the lifetime of every path that it has rendered, without a limit. */
const maxLifetimes = 10_000

// The module instance of the server.
const require = createRequire(join(process.cwd(), 'package.json'))
const {
  SharedCacheControls,
}: {
  SharedCacheControls: typeof SharedCacheControlsType
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external')
const lifetimes = (SharedCacheControls as unknown as { cacheControls: Map<string, unknown> }).cacheControls

/**
 * The page cache handler of Next.js. It stores nothing: the server stores the responses (server/stored-pages), and this handler tells it
 * their cache tags and lifetimes. https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 * @public Imported by page-cache-handler.mjs.
 */
export default class PageCacheHandler implements CacheHandler {
  async get(): Promise<null> {
    return null
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (lifetimes.size > maxLifetimes) lifetimes.clear()
    const headers = value && 'headers' in value ? value.headers : undefined
    const tags = String(headers?.['x-next-cache-tags'] ?? '')
    const { revalidate, expire } = ('cacheControl' in context && context.cacheControl) || {}
    reportRendered(pathOf(key), {
      tags: tags.split(',').filter(Boolean),
      revalidate: revalidate || null,
      expire: expire ?? null,
    })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    invalidateTags([tags].flat())
  }

  resetRequestCache(): void {}
}

/** The path of the page of a key. Keys are `/route-cache/{kind}/{hash of the route}/$/{path}`. */
function pathOf(key: string): string {
  const marker = key.indexOf('/$/')
  return marker < 0 ? key : key.slice(marker + 2)
}
