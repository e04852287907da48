import { send } from '@/bench/support/send'
import { Random } from '@/e2e/faults/random'
import { withValues } from '@/lib/facet-filter'
import { facetNames, type JobFilter, noFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'

const words = ['', '', 'engineer', 'data', 'paris', 'nurse lyon', 'manag', 'remote team']

/** Sends this number of random filters, one after another. Times are in milliseconds. */
export async function measureFilters(
  origin: string,
  count: number,
): Promise<{ count: number; medianMs: number; p95Ms: number; maxBytes: number }> {
  const start: JobSearch = await (await fetch(origin + routes.searchJobs('en', noFilter, ''))).json()
  const random = new Random(1)
  const times: number[] = []
  let maxBytes = 0
  for (let index = 0; index < count; index += 1) {
    let filter: JobFilter = { ...noFilter, words: words[random.integer(0, words.length - 1)] ?? '' }
    if (random.next() < 0.3) filter = { ...filter, sort: 'salary' }
    for (const name of facetNames) {
      const values = start.facets[name].map(({ value }) => value)
      if (random.next() < 0.3)
        filter = withValues(
          filter,
          name,
          values.filter(() => random.next() < 2 / values.length),
        )
    }
    const { status, body, ms } = await send(origin + routes.searchJobs('en', filter, ''), 'gzip')
    if (status !== 200) throw new Error(`${routes.searchJobs('en', filter, '')}: ${status}`)
    times.push(ms)
    maxBytes = Math.max(maxBytes, body.length)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  return { count, medianMs: at(0.5), p95Ms: at(0.95), maxBytes }
}
