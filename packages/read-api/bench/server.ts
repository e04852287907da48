import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { createApp } from '#app'
import { openDatabase } from '#db/connect'
import { isPostgres } from '#db/engine'
import { env } from '#env'
import { listOperations, readPageStarts } from './operations'

/** The API, and at `/plain/operation/question` that question's query alone, over the same HTTP server. */
const db = openDatabase(env.DATABASE_URL)
const api = createApp({ db, siteUrl: env.SITE_URL })

const title = (text: string) =>
  isPostgres(db)
    ? sql`name_normalized like ${`%${text}%`}`
    : sql`id in (select rowid from article_titles where article_titles match ${`"${text}"`})`

const operations = listOperations(await readPageStarts(db), title)
// Not a route of the API: what the API does with a request beside its query is what is to be measured.
const plain = new Hono().get('/plain/:operation/:question', async (c) => {
  const { operation, question } = c.req.param()
  const query = operations[Number(operation)]?.questions[Number(question)]?.plain
  if (!query) return c.notFound()
  const { rows } = await query.execute(db)
  return c.body(`[${rows.map((row) => row.document).join(',')}]`, 200, {
    'Content-Type': 'application/json',
  })
})
serve({
  fetch: (request, bindings) => (request.url.includes('/plain/') ? plain : api).fetch(request, bindings),
  port: env.PORT ?? 4001,
})
