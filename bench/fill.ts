import type { Transaction } from 'kysely'
import { openDatabaseForWriting } from '@/lib/server/db/connect'
import { migrate } from '@/lib/server/db/migrations'
import { refreshLists } from '@/lib/server/db/refresh-lists'
import { recordTables, type Schema } from '@/lib/server/db/schema'
import type { Content } from '@/lib/server/import/content'
import { toRows } from '@/lib/server/import/rows'
import { makeArticle, makeFrame, makeJob, type Size } from './content'

const recordsAtOnce = 2_000
const rowsAtOnce = 500
const moment = '2026-11-01T00:00:00.000+00:00'

/** Writes generated records straight into the tables, as an import would leave them. */
export async function fill(url: string, size: Size): Promise<void> {
  const db = openDatabaseForWriting(url)
  try {
    await migrate(db)
    await db.transaction().execute(async (transaction) => {
      const frame = makeFrame(size)
      await write(transaction, frame)
      const nothing = { sites: [], categories: [], collections: [], authors: [], jobs: [], articles: [] }
      for (const [total, make] of [
        [size.articles, (index: number) => ({ articles: [makeArticle(index, size)] })],
        [size.jobs, (index: number) => ({ jobs: [makeJob(index, size)] })],
      ] as const) {
        for (let start = 0; start < total; start += recordsAtOnce) {
          const count = Math.min(recordsAtOnce, total - start)
          const made = Array.from({ length: count }, (_, index) => make(start + index))
          const articles = made.flatMap((part) => ('articles' in part ? part.articles : []))
          const jobs = made.flatMap((part) => ('jobs' in part ? part.jobs : []))
          await write(transaction, { ...frame, ...nothing, articles, jobs }, { isFrame: false })
        }
      }
      await refreshLists(transaction)
    })
  } finally {
    await db.destroy()
  }
}

/** `content` names its organizations so that slugs are found; they are written with the frame alone. */
async function write(db: Transaction<Schema>, content: Content, { isFrame = true } = {}): Promise<void> {
  const rows = toRows(content)
  for (const table of recordTables) {
    if (!isFrame && table === 'organizations') continue
    const values = rows[table].map(({ reference, form, columns }) => ({
      ...columns,
      reference,
      hash: '',
      document: JSON.stringify(form),
      created_at: Date.parse(form.created_at ?? moment),
      created_at_text: form.created_at ?? moment,
      updated_at: Date.parse(form.updated_at ?? moment),
      updated_at_text: form.updated_at ?? moment,
    }))
    for (const batch of batches(values)) await db.insertInto(table).values(batch).execute()
    const links = rows[table].flatMap((row) =>
      row.links.map((link) => ({ ...link, article_reference: row.reference })),
    )
    for (const batch of batches(links)) await db.insertInto('article_links').values(batch).execute()
    const sites = rows[table].flatMap((row) =>
      row.sites.map((site) => ({
        organization_reference: row.reference,
        site_reference: site,
        name_folded: '',
      })),
    )
    for (const batch of batches(sites)) await db.insertInto('organization_sites').values(batch).execute()
  }
}

function batches<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / rowsAtOnce) }, (_, index) =>
    values.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
