import { type Db, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { env } from '@/lib/env'
import { sharedState } from '@/lib/process/shared-state'

const state = sharedState<{ db: Db | null }>(`content-store-writer ${env.DATABASE_URL}`, () => ({ db: null }))

/** The connection with which this process writes the content store. */
export function openStoreForWriting(): Db {
  state.db ??= openDatabaseForWriting(env.DATABASE_URL)
  return state.db
}
