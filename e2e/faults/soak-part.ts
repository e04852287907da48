import { generatedSite, regenerateLists, startGeneratedApi } from './generated-site'
import { sendLoad } from './load'
import { megabytes, residentBytes } from './memory'
import type { Check, Context, Part } from './part'
import { Random } from './random'

const minutes = { ci: 2, full: 30 }
const requestsPerSecond = 15
const pages = 10_000
const maxGrowth = 1.05

export const soakPart: Part = { name: 'Many existing pages', run }

/** Memory under requests for many existing pages in a random order, none of which the build knows. */
async function run(context: Context): Promise<Check[]> {
  const { scale, seed, progress } = context
  const isFull = scale === 'full'
  const { api, paths } = await startGeneratedApi(context, 9_500)
  try {
    const site = await context.startSite({
      upstream: api,
      // The quota would allow far fewer first renderings.
      environment: { ...generatedSite, API_REQUESTS_PER_MINUTE: '1000000' },
    })
    await regenerateLists(site, paths)
    const visited = new Random(seed).shuffle(paths).slice(0, pages)
    const seconds = minutes[scale] * 60
    progress(`${requestsPerSecond} requests a second for ${minutes[scale]} minutes`)
    const samples: number[] = []
    const timer = setInterval(() => samples.push(residentBytes(site.pid)), 500)
    const end = performance.now() + seconds * 1_000
    let sent = 0
    // A slow machine takes longer than half an hour for all pages.
    const hasEnded = () => performance.now() > end && (!isFull || sent > visited.length)
    const { statuses } = await sendLoad({
      url: site.url,
      nextPath: () => {
        sent += 1
        return hasEnded() ? null : (visited[sent % visited.length] ?? null)
      },
      connections: 8,
      ratePerSecond: requestsPerSecond,
      onResponse: ({ path, status, durationMs }) => {
        if (status !== 200) progress(`${status} after ${Math.round(durationMs)} ms: ${path}`)
      },
    })
    clearInterval(timer)
    const third = Math.floor(samples.length / 3)
    const [middle, last] = [mean(samples.slice(third, 2 * third)), mean(samples.slice(2 * third))]
    const ok = statuses.get(200) ?? 0
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    return [
      {
        name: `${total} requests for ${Math.min(total, visited.length)} pages`,
        passed: ok === total && (!isFull || total >= pages),
        expected: isFull ? `at least ${pages}, all 200` : 'all 200',
        measured: [...statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
      },
      {
        name: 'memory of the last third of the time',
        passed: !isFull || last <= middle * maxGrowth,
        expected: isFull
          ? 'at most 5 % over the middle third'
          : 'no limit: memory still grows in two minutes, --full measures half an hour',
        measured: `${megabytes(middle)}, then ${megabytes(last)} (${((last / middle - 1) * 100).toFixed(1)} %)`,
      },
    ]
  } finally {
    await api.stop()
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
