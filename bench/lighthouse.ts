import { defineCommand, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { lighthouse, metrics, runLighthouse } from './lighthouse/run-lighthouse'
import { median } from './support/median'
import { printTable } from './support/print-table'
import { startBoth } from './support/start-both'
import { withCleanup } from './support/with-cleanup'

const defined = defineCommand(
  'bench:lighthouse',
  `Measures pages of the site with ${lighthouse} as on a phone, beside a bare page of Next.js. npx installs Lighthouse. It prints figures and tests nothing. It takes about 25 minutes.`,
)

export const command = defined
  .option('--runs <N>', 'the number of runs, of which medians are printed', parsedBy(wholeNumber(1, 100)), 5)
  .addOption(
    defined
      .createOption('--chromium <PATH>', 'the program of Chromium (default: the one of the tests)')
      .env('CHROME_PATH'),
  )
  .option('--skip-build', 'uses the build in .next of an earlier run')
  .action(measurePages)

type Options = { runs: number; chromium?: string; skipBuild?: true }

const bare = 'bare Next.js page'

function measurePages({ runs, chromium, skipBuild }: Options): Promise<void> {
  return withCleanup(async (bench) => {
    // Playwright takes long to load: `--help` does without.
    const { findChromium } = await import('@/scripts/tests/chromium')
    const path = chromium ?? (await findChromium())
    const { site, pages, bareUrl } = await startBoth(bench, { skipBuild })
    const { home, article, company, job, category, jobs, articles } = pages
    const paths = Object.entries({ home, article, company, job, category, jobs, articles })
    const urls = [[bare, bareUrl] as const, ...paths.map(([name, path]) => [name, site.url + path] as const)]
    const results = new Map<string, number[][]>()
    for (let run = 0; run < runs; run += 1) {
      // Every second run has the opposite order, so that other programs disturb all alike.
      for (const [name, url] of run % 2 === 0 ? urls : urls.toReversed())
        results.set(name, [...(results.get(name) ?? []), await runLighthouse(url, path)])
      console.log(`run ${run + 1} of ${runs}`)
    }
    console.log(`\n${lighthouse}, medians of ${runs} runs, in brackets the difference to the bare page`)
    report(new Map([...results].map(([name, values]) => [name, medians(values)])))
  })
}

function medians(runs: readonly (readonly number[])[]): number[] {
  return metrics.map((_, index) => median(runs.map((values) => values[index] ?? Number.NaN)))
}

function report(results: ReadonlyMap<string, readonly number[]>): void {
  const ofBare = results.get(bare) ?? []
  const rows = [...results].map(([name, values]) => [
    name,
    ...metrics.map((metric, index) => {
      const value = values[index] ?? Number.NaN
      const difference = value - (ofBare[index] ?? Number.NaN)
      const sign = difference > 0 ? '+' : ''
      return name === bare
        ? format(metric, value)
        : `${format(metric, value)} (${sign}${format(metric, difference)})`
    }),
  ])
  printTable(
    [
      '',
      ...metrics.map((metric) =>
        isPaint(metric) ? `${metric} s` : metric === 'TBT' ? `${metric} ms` : metric,
      ),
    ],
    rows,
  )
}

const isPaint = (metric: string) => metric === 'LCP' || metric === 'FCP'

/** The times of paints in seconds. */
function format(metric: string, value: number): string {
  return isPaint(metric) ? (value / 1000).toFixed(1) : value.toFixed(0)
}

await runIfMain(import.meta.url, command)
