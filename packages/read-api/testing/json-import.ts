import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scopes } from '@vitrine/api-contract/scope'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { vi } from 'vitest'
import { loadContent } from '#import/load-content'
import type { Problem } from '#import/problem'
import { writeContent } from '#import/write-content'
import { createToken } from '#tokens'
import { writeFolder } from './content-folder'

const importedAt = new Date('2026-11-20T12:00:00Z')

/** The API after an import of saved responses into a new database, and the notices of the import. */
type JsonImport = {
  notices: Problem[]
  get: (path: string) => Promise<unknown>
  stop: () => Promise<void>
}

export type JsonImporter = {
  /** `files` are responses by file name. Throws `ContentRejected`. */
  run: (files: Readonly<Record<string, unknown>>) => Promise<JsonImport>
  remove: () => void
}

/** Saved responses are sent as they are, so that responses of these apps are not checked against the contract. */
const { createApp } = await vi.importActual<typeof import('#app')>('#app')

/** Every import starts with a copy of one empty database, because migrations take longer than a small import. */
export async function createJsonImporter(): Promise<JsonImporter> {
  const databases = mkdtempSync(join(tmpdir(), 'vitrine-json-'))
  const empty = join(databases, 'empty.db')
  const db = openDatabaseForWriting(empty)
  await migrate(db)
  const token = await createToken(db, { name: 'test', scopes, now: importedAt })
  await db.destroy()
  let count = 0

  return {
    run: async (files) => {
      const database = join(databases, `${++count}.db`)
      copyFileSync(empty, database)
      const folder = writeFolder(files)
      const notices: Problem[] = []
      const relative = (notice: Problem) => ({ ...notice, file: notice.file.replace(`${folder}/`, '') })
      const writer = openDatabaseForWriting(database)
      try {
        const onNotice = (notice: Problem) => notices.push(relative(notice))
        const batches = loadContent(folder, importedAt, { format: 'json', onNotice })
        await writeContent(writer, batches, importedAt)
      } finally {
        await writer.destroy()
        rmSync(folder, { recursive: true })
      }
      const reader = openDatabase(database)
      const app = createApp({ db: reader, siteUrl: 'https://site.example' })
      const headers = { Authorization: `Bearer ${token}` }
      return {
        notices,
        get: async (path) => (await app.request(`/api/v1${path}`, { headers })).json(),
        stop: async () => {
          await reader.destroy()
          rmSync(database)
        },
      }
    },
    remove: () => rmSync(databases, { recursive: true }),
  }
}
