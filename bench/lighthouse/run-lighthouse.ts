import { z } from 'zod'
import { containerFlags } from '@/e2e/support/chromium-flags'
import { runInstalled } from '@/scripts/run'

/** Not a dependency: it is as large as half of the others together, and only this command needs it. */
export const lighthouse = 'lighthouse@12.8.2'

const score = z.object({ score: z.number() }).transform(({ score }) => 100 * score)
const milliseconds = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue)

const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': milliseconds,
    'first-contentful-paint': milliseconds,
    'total-blocking-time': milliseconds,
  }),
})

/** In the order of the table: four scores of 100, then milliseconds. */
export const metrics = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'FCP', 'TBT'] as const

/** Runs Lighthouse once, as on a phone. Returns the values of `metrics`. */
export async function runLighthouse(url: string, chromium: string): Promise<number[]> {
  const flags = ['--headless=new', ...containerFlags].join(' ')
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`]
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const output = await runInstalled('npx', ['--yes', lighthouse, url, ...options, categories], {
    CHROME_PATH: chromium,
  })
  const { categories: scores, audits } = report.parse(JSON.parse(output))
  return [
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    audits['largest-contentful-paint'],
    audits['first-contentful-paint'],
    audits['total-blocking-time'],
  ]
}
