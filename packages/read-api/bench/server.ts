import { serve } from '@hono/node-server'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { isPostgres } from '@vitrine/content-store/db/engine'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { createApp } from '#app'
import { env } from '#env'
import { readDataset } from './dataset'
import { listOperations } from './operations'

/** The API; and at `/plain/{operation}/{request}` the query of a measured request, without the API. */
const db = openDatabase(env.DATABASE_URL)
const api = createApp({
  db,
  siteUrl: env.SITE_URL,
  siteLocales: { locales: env.SITE_LOCALES, defaultLocale: env.DEFAULT_LOCALE },
})

const title = (text: string) =>
  isPostgres(db)
    ? sql`name_normalized like ${`%${text}%`}`
    : sql`id in (select rowid from article_titles where article_titles match ${`"${text}"`})`

const operations = listOperations(await readDataset(db), title)
// An app of its own: the difference between both is the work of the API beside its query.
const plain = new Hono().get('/plain/:operation/:request', async (c) => {
  const { operation, request } = c.req.param()
  const query = operations[Number(operation)]?.requests[Number(request)]?.plain
  if (!query) return c.notFound()
  const { rows } = await query.execute(db)
  return c.body(`[${rows.map((row) => row.record).join(',')}]`, 200, {
    'Content-Type': 'application/json',
  })
})
serve({
  fetch: (request, bindings) => (request.url.includes('/plain/') ? plain : api).fetch(request, bindings),
  port: env.PORT ?? 4001,
})
