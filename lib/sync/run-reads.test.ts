import { engines } from '@vitrine/content-store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runReads } from './run-reads'
import type { Read } from './sync'
import { type Copy, embedJob, job, organization, startCopy } from './testing/copy'

const minute = 60_000

describe.each(engines)('the reads of a hosted API on %s', (engine) => {
  let copy: Copy
  beforeEach(async () => {
    copy = await startCopy(engine)
    const jobs = Array.from({ length: 30 }, (_, index) => `J${index}`)
    copy.upstream.organizations = [organization('O1')]
    copy.upstream.embeds.set('O1', { name: 'One', websites: [], jobs: jobs.map((each) => embedJob(each)) })
    for (const reference of jobs) copy.upstream.jobs.set(reference, job(reference))
  })
  afterEach(() => copy.stop())

  it('end after few requests while the API is away, and leave the others pending', async () => {
    copy.upstream.failure = { path: /\/jobs\//, status: 500 }
    await copy.readAll()
    const requests = copy.upstream.requests.filter((path) => path.includes('/jobs/'))
    // Five failures, and those that ran meanwhile.
    expect(requests.length).toBeLessThanOrEqual(5 + 3)
    copy.upstream.failure = null
    expect((await copy.later(10 * minute)).filter((path) => path.includes('/jobs/'))).toHaveLength(30)
  })

  it('try one read after a pause while the API is away', async () => {
    copy.upstream.failure = { path: /./, status: 500 }
    const controller = new AbortController()
    const failed: Read[] = []
    const end = runReads(copy.sync, {
      ...{ concurrency: 3, signal: controller.signal },
      onFailure: (read) => failed.push(read),
    })
    // The lists; then nothing is pending.
    await expect.poll(() => failed.length).toBe(3)
    controller.abort()
    await end
    expect(copy.upstream.requests).toHaveLength(3)
  })

  it('end when the signal aborts, and note no failure', async () => {
    const controller = new AbortController()
    copy.upstream.onRequest = () => controller.abort()
    await runReads(copy.sync, { concurrency: 1, signal: controller.signal })
    expect(copy.upstream.requests).toHaveLength(1)
    const { failures } = await copy.db
      .selectFrom('reads')
      .select(({ fn }) => fn.count<number>('failure').as('failures'))
      .executeTakeFirstOrThrow()
    expect(failures).toBe(0)
  })
})
