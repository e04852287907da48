import { defineCommand, runIfMain } from '@vitrine/api-contract/command'
import { printTable } from './support/print-table'
import { startBoth } from './support/start-both'
import { withCleanup } from './support/with-cleanup'
import { measureWeight, type Weight } from './weight/measure-weight'

export const command = defineCommand(
  'bench:weight',
  'Measures the bytes and the requests of a page of each kind in Chromium, beside a bare page of Next.js. It prints figures and tests nothing. It takes about 3 minutes.',
)
  .option('--skip-build', 'uses the build in .next of an earlier run')
  .action(measurePages)

const columns = ['HTML', 'gzip', 'br', 'JS gzip', 'CSS gzip', 'fonts', 'first images', 'requests', 'elements']

function measurePages(options: { skipBuild?: true }): Promise<void> {
  return withCleanup(async (bench) => {
    // Playwright takes long to load: `--help` does without.
    const { launchChromium } = await import('@/scripts/tests/launch-chromium')
    const { site, pages, bareUrl } = await startBoth(bench, options)
    const browser = await launchChromium()
    bench.atEnd(() => browser.close())
    const urls = Object.entries(pages).map(([name, path]) => [name, site.url + path] as const)
    const rows: string[][] = []
    for (const [name, url] of [...urls, ['bare Next.js page', bareUrl] as const])
      rows.push([name, ...toCells(await measureWeight(browser, url))])
    console.log(`\nBytes on a phone of 412 x 823 pixels. Chromium: ${browser.version()}`)
    printTable(['', ...columns], rows)
  })
}

function toCells({ html, scripts, styles, fonts, firstImages, requests, elements }: Weight): string[] {
  const figures = [html.identity, html.gzip, html.br, scripts, styles, fonts, firstImages, requests, elements]
  return figures.map((figure) => String(figure ?? '-'))
}

await runIfMain(import.meta.url, command)
