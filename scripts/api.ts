import './load-env'
import { serve } from '@hono/node-server'
import { env } from '@/lib/env'
import { createApp } from '@/lib/server/app'
import { databaseName, openDatabase } from '@/lib/server/db/connect'
import { keepMigrated } from '@/lib/server/db/keep-migrated'

const port = env.PORT ?? 4000
const db = openDatabase(env.DATABASE_URL)
void keepMigrated(env.DATABASE_URL)
const app = createApp({ db, siteUrl: env.SITE_URL })

const server = serve({ fetch: app.fetch, port }, (address) => {
  console.log(
    `The Read API of ${databaseName(env.DATABASE_URL)} is at http://localhost:${address.port}/api/v1`,
  )
})
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Answers under way are finished; connections that are only kept open would hold the process for ever.
    server.close(() => db.destroy())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
