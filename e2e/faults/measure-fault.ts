import { setTimeout as wait } from 'node:timers/promises'
import { isCold } from './content'
import type { Fault } from './fault'
import { quantile, type Received, repeat, sendLoad } from './load'
import { residentBytes, watchMemory } from './memory'
import { revisionText } from './pages'
import type { Context } from './part'
import { pathsOf, type Warmed } from './warmed-pages'

const connections = 8
/** Two cores regenerate all pages beside so many requests. With more, the durations are those of a queue. */
const maxRequestsPerSecond = 60
const userAgents = [
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
]

/**
 * How long a site may serve old pages after a fault. Records that were invented and believed also change the order of the
 * categories, until the directory of articles is read again: once a minute at most.
 */
export function maxRecoverySeconds({ revalidateSeconds }: Context, pages: Fault['pages']): number {
  return revalidateSeconds + (pages === 'believed' ? 120 : 30)
}

/** How long calls to the upstream may stay open after the recovery. */
const maxOpenSeconds = 20

export type Measured = {
  fault: Fault
  requests: number
  notOk: Received[]
  changed: Received[]
  /** How the first changed body differs. */
  difference: string
  p99Ms: number
  cold: Received
  startBytes: number
  peakBytes: number
  calls: number
  seconds: number
  /** Null if the site did not recover in time. */
  recoverySeconds: number | null
  /** What was still wrong when the time for the recovery was over. */
  unrecovered: string
  pendingAfter: number
}

export type LoadMeasured = Pick<
  Measured,
  'requests' | 'notOk' | 'changed' | 'difference' | 'p99Ms' | 'startBytes' | 'peakBytes' | 'calls' | 'seconds'
>

/** Warmed pages under load. */
export async function measureLoad(
  context: Context,
  warmed: Warmed,
  paths: readonly string[],
  count: number,
): Promise<LoadMeasured> {
  const { site, upstream, revalidateSeconds } = context
  const startBytes = residentBytes(site.pid)
  const memory = watchMemory(() => site.pid)
  const calls = upstream.requests()
  const notOk: Received[] = []
  const changed: Received[] = []
  let difference = ''
  const { durationsMs, seconds } = await sendLoad({
    url: site.url,
    nextPath: repeat(paths, count),
    connections,
    // The caches of all pages end during the load, so that the site requests the API for each.
    ratePerSecond: Math.min(maxRequestsPerSecond, count / (1.2 * revalidateSeconds)),
    userAgents,
    onResponse: (received) => {
      if (received.status !== 200) notOk.push(received)
      else if (!warmed.expected.isEqual(received.path, received.body)) {
        difference ||= `${received.path}: ${warmed.expected.describeDifference(received.path, received.body)}`
        changed.push(received)
      }
    },
  })
  return {
    ...{ requests: count, notOk, changed, difference, p99Ms: quantile(durationsMs, 0.99), seconds },
    ...{ startBytes, peakBytes: memory.stop(), calls: upstream.requests() - calls },
  }
}

/** Warmed pages and a page that was never made in a fault, and what follows when it ends. */
export async function measureFault(
  context: Context,
  warmed: Warmed,
  fault: Fault,
  count: number,
  number: number,
): Promise<Measured> {
  const { site, upstream } = context
  await upstream.setFault(fault)
  await site.readAgain()
  const coldPath = warmed.coldPaths[number - 1] ?? ''
  const paths = pathsOf(warmed, number)
  const [load, cold] = await Promise.all([
    measureLoad(context, warmed, paths, count),
    wait(1_000).then(() => getOnce(site.url, coldPath)),
  ])
  await upstream.setFault(null)
  upstream.revise(warmed.revised.reference, revisionText(number))
  await site.readAgain()
  const recovery = await recover(context, warmed, [...paths, coldPath], revisionText(number), fault.pages)
  return { fault, cold, ...load, ...recovery }
}

/** Requests these pages until all have the bodies of before the fault, and the revised article its new text. */
export async function recover(
  context: Context,
  warmed: Warmed,
  paths: readonly string[],
  revision: string,
  pages: Fault['pages'],
): Promise<Pick<Measured, 'recoverySeconds' | 'unrecovered' | 'pendingAfter'>> {
  const { site, upstream } = context
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  let unrecovered = ''
  let isRecovered = false
  while (!isRecovered && elapsed() < maxRecoverySeconds(context, pages)) {
    const wrong: string[] = []
    await sendLoad({
      url: site.url,
      nextPath: repeat(paths, paths.length),
      connections,
      onResponse: ({ path, status, body }) => {
        const isRevised = path !== warmed.revised.path || body.includes(revision)
        const isKept = isCold(path) || warmed.expected.isEqual(path, body)
        if (status !== 200) wrong.push(`${path} ${status}`)
        else if (!isKept) {
          const difference = wrong.length === 0 ? `: ${warmed.expected.describeDifference(path, body)}` : ''
          wrong.push(`${path} changed${difference}`)
        } else if (!isRevised) wrong.push(`${path} without the new text`)
      },
    })
    isRecovered = wrong.length === 0
    unrecovered = wrong.length === 0 ? '' : `${wrong.length} wrong: ${wrong.slice(0, 3).join(', ')}`
    if (!isRecovered) await wait(250)
  }
  const recoverySeconds = isRecovered ? elapsed() : null
  const deadline = elapsed() + maxOpenSeconds
  while (upstream.pending() > 0 && elapsed() < deadline) await wait(100)
  return { recoverySeconds, unrecovered, pendingAfter: upstream.pending() }
}

async function getOnce(url: string, path: string): Promise<Received> {
  const received: Received[] = []
  await sendLoad({
    url,
    nextPath: repeat([path], 1),
    connections: 1,
    onResponse: (response) => received.push(response),
  })
  return received[0] as Received
}
