import { openDatabase, openDatabaseForWriting } from './connect'
import { isMigrated, migrate } from './migrations'

const retryMs = 5_000

/**
 * Brings the tables to the form this version reads, now or, where the database is away, as soon as it is back:
 * a server does not wait for it and does not end. Where nothing is to do nothing is written, so that a role that
 * cannot write is enough.
 */
export async function keepMigrated(
  url: string,
  log: (message: string, error: unknown) => void = console.error,
): Promise<void> {
  await migrateOnce(url).catch((error: unknown) => {
    log(`The tables of the database could not be checked; again in ${retryMs / 1000} s`, error)
    setTimeout(() => keepMigrated(url, log), retryMs).unref()
  })
}

async function migrateOnce(url: string): Promise<void> {
  const reader = openDatabase(url)
  try {
    if (await isMigrated(reader)) return
  } finally {
    await reader.destroy()
  }
  const writer = openDatabaseForWriting(url)
  try {
    await migrate(writer)
  } finally {
    await writer.destroy()
  }
}
