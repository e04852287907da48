import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Db, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import * as store from '@vitrine/content-store/queries/shared-links'
import { type RecordName, readRecordNames } from '@/lib/data/record-names'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import {
  type PreviewSubject,
  previewSeconds,
  type shareDays,
  shareExpiry,
  toPreviewToken,
} from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** The links that can be valid at the same time. There are no accounts: every editor sees and revokes all of them. */
export const maxSharedLinks = 200

/**
 * A link that shows one record to whoever has it, until it expires or an editor revokes it. `url` is what the guest opens, `pageUrl` the
 * page that shows the link to editors. `record` is null where the store no longer has the record.
 */
export type SharedLink = {
  id: string
  subject: PreviewSubject
  record: RecordName | null
  createdAt: Date
  expiresAt: Date
  url: string
  pageUrl: string
}

/** Stores a new link and returns its id; null where `maxSharedLinks` are valid. Throws if the store cannot be written. */
export async function addSharedLink(
  { type, reference, locale }: PreviewSubject,
  days: (typeof shareDays)[number],
): Promise<string | null> {
  const now = new Date(currentTime())
  const id = randomBytes(9).toString('base64url')
  const link = {
    ...{ id, type, reference, locale, created_at: now.getTime() },
    expires_at: shareExpiry(days, now) * 1000,
  }
  return (await writing((db) => store.addSharedLink(db, link, now, maxSharedLinks))) ? id : null
}

/** Revokes a link. An unknown id changes nothing. */
export function removeSharedLink(id: string): Promise<void> {
  return writing((db) => store.removeSharedLink(db, id))
}

/** The valid links, the newest first. `secret` signs their URLs. */
export async function listSharedLinks(secret: string): Promise<SharedLink[]> {
  const now = new Date(currentTime())
  const rows = await store.listSharedLinks(openStore(), now)
  const records = await readRecordNames([...new Set(rows.map(({ reference }) => reference))])
  return rows.map(({ id, type, reference, locale, created_at, expires_at }) => {
    const subject = { type, reference, locale }
    const expires = expires_at / 1000
    const token = toPreviewToken(secret, { grant: { kind: 'record', ...subject, share: id }, expires }, now)
    return {
      ...{ id, subject, createdAt: new Date(created_at), expiresAt: new Date(expires_at) },
      record: records.find((record) => record.type === type && record.reference === reference) ?? null,
      url: absoluteUrl(routes.preview(token)),
      pageUrl: toSharePage(secret, subject, { link: id }),
    }
  })
}

/** The page on which an editor shares a record. */
export function toSharePage(secret: string, subject: PreviewSubject, shown?: { link: string }): string {
  const now = new Date(currentTime())
  const expires = Math.floor(now.getTime() / 1000) + previewSeconds
  return routes.previewShare(
    toPreviewToken(secret, { grant: { kind: 'record', ...subject }, expires }, now),
    shown,
  )
}

/** A connection of its own for each change: they are rare, and the database file can be replaced in between. */
async function writing<Result>(write: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    return await write(db)
  } finally {
    await db.destroy()
  }
}
