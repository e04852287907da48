import { setTimeout as wait } from 'node:timers/promises'
import { sendWebhook } from '@vitrine/api-contract/send-webhook'
import type { DemoSite } from '@/bench/support/demo-site'
import { readMetric } from '@/bench/support/read-metric'
import { connections, countStatuses } from './load'

/** The site accepts 120 webhooks of a client in a minute. */
const pauseMs = 600

/**
 * Requests an article while webhooks invalidate it and its lifetime ends, and prints how many responses were not 200. `site` renders
 * pages again after a second.
 */
export async function measureRegeneration(site: DemoSite, path: string, seconds: number): Promise<void> {
  const reference = path.slice(path.indexOf('_') + 1)
  const countRenderings = () => readMetric(site.metricsPort, 'vitrine_page_renderings_total{result="stored"}')
  const invalidate = () =>
    sendWebhook(site.url, site.webhookSecret, [{ type: 'article', reference, action: 'update' }])
  // The first one renders the pages that this process does not have.
  await untilAccepted(invalidate)
  const before = await countRenderings()
  let isLoaded = true
  const load = countStatuses(site.url + path, 'gzip', seconds).finally(() => {
    isLoaded = false
  })
  let webhooks = 0
  while (isLoaded) {
    await invalidate()
    webhooks += 1
    await wait(pauseMs)
  }
  const { requests, others } = await load
  const rendered = (await countRenderings()) - before
  console.log(
    `\nLoad of ${seconds} s, ${connections} connections of autocannon; ${webhooks} webhooks and a lifetime of one second rendered ${rendered} pages again: ${requests} responses, ${others} other than 200`,
  )
}

/** A process refuses webhooks until it has the paths of its stored pages. */
async function untilAccepted(send: () => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await wait(pauseMs)) {
    try {
      await send()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
