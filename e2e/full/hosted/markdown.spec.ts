import { expect, test } from '@playwright/test'
import { copyUrl, readAgain } from '@/e2e/support/copy'
import { get } from '@/e2e/support/site'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'

const job = { path: routes.job('en', 'ferrolane', 'wagon-inspector_antwerp'), reference: 'FRL_wIn59Ap' }

test.afterAll(async () => {
  await setFault({ kind: 'none' })
  await readAgain(copyUrl)
})

const statusOf = (path: string) => async () => (await get(routes.markdown(path))).status
const llms = async () => (await get(routes.llms('en'))).text()

test('the Markdown alternate of an archived job that embed still lists returns 410 and is linked nowhere', async () => {
  await expect.poll(statusOf(job.path), pollUntilStale).toBe(200)
  await expect.poll(llms, pollUntilStale).toContain(routes.markdown(job.path))
  await setFault({ kind: 'jobs', details: { [job.reference]: { status: 'archived' } } })
  await readAgain(copyUrl)
  await expect.poll(statusOf(job.path), pollUntilStale).toBe(410)
  await expect.poll(llms, pollUntilStale).not.toContain(routes.markdown(job.path))
  const company = async () => (await get(routes.markdown(routes.company('en', 'ferrolane')))).text()
  await expect.poll(company, pollUntilStale).not.toContain(routes.markdown(job.path))
})
