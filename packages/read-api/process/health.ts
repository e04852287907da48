import { Hono } from 'hono'
import { ApiProblem } from '#api-problem'
import type { Db } from '#db/connect'
import { respondWithProblem } from '#error-handler'

const notStored = { 'Cache-Control': 'no-store' }

/** Whether the process lives, and whether requests can be sent to it now. */
export function healthRoutes({ db, isStopping }: { db: Db; isStopping: () => boolean }): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, notStored))
  app.get('/readyz', async (c) => {
    if (isStopping())
      return respondWithProblem(c, new ApiProblem('unavailable', 'the process is about to end', notStored))
    try {
      await db.selectFrom('sites').select('reference').limit(1).execute()
      return c.json({ status: 'ok' }, 200, notStored)
    } catch {
      return respondWithProblem(c, new ApiProblem('unavailable', 'the database does not answer', notStored))
    }
  })
  return app
}
