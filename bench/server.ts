import { serve } from '@hono/node-server'
import { sql } from 'kysely'
import { env } from '@/lib/env'
import { createApp } from '@/lib/server/app'
import { openDatabase } from '@/lib/server/db/connect'
import { isPostgres } from '@/lib/server/db/engine'
import { listOperations } from './operations'

/** The API, and at `/plain/n` the n-th operation's query alone, over the same HTTP server. */
const db = openDatabase(env.DATABASE_URL)
const app = createApp({ db, siteUrl: env.SITE_URL })

const deep = await db
  .selectFrom('article_index')
  .select(['published_at', 'reference'])
  .orderBy('published_at', 'desc')
  .orderBy('reference')
  .offset(3_999 * 20)
  .limit(1)
  .executeTakeFirst()
const title = (text: string) =>
  isPostgres(db)
    ? sql`name_folded like ${`%${text}%`}`
    : sql`id in (select rowid from article_titles where article_titles match ${`"${text}"`})`

const plain = listOperations(deep ?? { published_at: 0, reference: '' }, title).map(
  (operation) => operation.plain,
)
for (const [index, query] of plain.entries()) {
  app.get(`/plain/${index}`, async (c) => {
    const { rows } = await query.execute(db)
    return c.body(`[${rows.map((row) => row.document).join(',')}]`, 200, {
      'Content-Type': 'application/json',
    })
  })
}
serve({ fetch: app.fetch, port: env.PORT ?? 4001 })
