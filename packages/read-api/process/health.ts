import type { Db } from '@vitrine/content-store/db/connect'
import { getStore } from '@vitrine/content-store/queries/store'
import { Hono } from 'hono'
import { ApiProblem } from '#api-problem'
import { respondWithProblem } from '#error-handler'

const notStored = { 'Cache-Control': 'no-store' }

/** `/healthz` responds while the process runs; `/readyz` responds with 503 while it should get no requests. */
export function healthRoutes({ db, isStopping }: { db: Db; isStopping: () => boolean }): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, notStored))
  app.get('/readyz', async (c) => {
    if (isStopping())
      return respondWithProblem(c, new ApiProblem('unavailable', 'the server is stopping', notStored))
    try {
      await getStore(db)
      return c.json({ status: 'ok' }, 200, notStored)
    } catch {
      return respondWithProblem(c, new ApiProblem('unavailable', 'the database is unavailable', notStored))
    }
  })
  return app
}
