import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createDatabase } from '@vitrine/content-store/testing/engines'
import { expect, onTestFinished, test } from 'vitest'
import { makeFiles } from '#testing/content-folder'
import { importedAt, importFiles } from '#testing/test-api'
import { adviseOnMissingContent } from './missing-content'

function adviceFor(url: string): Promise<string | null> {
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  return adviseOnMissingContent(db, url)
}

test('the log line names the database while it is missing or empty, and is absent after an import', async () => {
  const { url, remove } = await createDatabase('sqlite')
  onTestFinished(remove)
  const advice = `No content found at ${url}. Run "npm run content:import"; this server need not be started again.`
  expect(await adviceFor(url)).toBe(advice)
  const writing = openDatabaseForWriting(url)
  await migrate(writing)
  await writing.destroy()
  expect(await adviceFor(url)).toBe(advice)
  await importFiles(url, makeFiles(), importedAt)
  expect(await adviceFor(url)).toBeNull()
})

test('an unavailable Postgres server has no log line about missing content', async () => {
  expect(await adviceFor('postgres://127.0.0.1:1/none')).toBeNull()
})
