import { type Db, openDatabase } from '@vitrine/content-store/db/connect'
import { withSiteOrigin } from '@vitrine/content-store/site-origin'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { createToImage } from '@/lib/model/media/image'
import { sharedState } from '@/lib/process/shared-state'
import { warnOfHiddenImage } from './hidden-images'

const state = sharedState<{ db: Db | null }>(`content-store ${env.DATABASE_URL}`, () => ({ db: null }))

/**
 * The content store, for reading. The first query opens it. A query throws `DatabaseUnavailable` where the database cannot be read, and
 * before anything was imported or copied.
 */
export function openStore(): Db {
  state.db ??= openDatabase(env.DATABASE_URL)
  return state.db
}

/** The record of a stored JSON text. Null if it lacks a field without which it has no page. */
export function parseStored<T>(json: string, schema: z.ZodType<T>): T | null {
  const { data } = schema.safeParse(JSON.parse(withSiteOrigin(json, env.SITE_URL)))
  return data ?? null
}

export const toImage = createToImage({
  siteUrl: env.SITE_URL,
  hosts: env.IMAGE_HOSTS,
  onHidden: warnOfHiddenImage,
})
