import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCommand, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { sendWebhook } from '@vitrine/api-contract/send-webhook'
import { routes } from '@/lib/routes'
import { assignPort, run, startServer } from '@/scripts/run'

export const command = defineCommand(
  'bench:publish',
  'Measures the time from the webhook of a new article until a visitor sees it: on its own page, on the home page and on every page and document. It prints figures and tests nothing.',
)
  .option('--count <N>', 'the number of publications', parsedBy(wholeNumber(1, 10_000)), 50)
  .option('--skip-build', 'uses the build in .next of an earlier run')
  .action(measurePublications)

type Options = { count: number; skipBuild?: true }

async function measurePublications({ count, skipBuild }: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-publish-'))
  try {
    const content = join(folder, 'content')
    await cp('content', content, { recursive: true })
    const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
    const secret = `whsec_${randomBytes(24).toString('base64')}`
    const importContent = () =>
      run('tsx', ['packages/read-api/commands/content-import.ts', content], {
        ...database,
        REVALIDATE_SECRET: '',
      })
    await importContent()
    const site = await assignPort({
      ...database,
      CACHE_DIRECTORY: join(folder, 'cache'),
      REVALIDATE_SECRET: secret,
      NEWS_INDEXES: 'news',
    })
    if (!skipBuild) await run('next', ['build'], site.environment)
    const server = await startServer('site', [], site.url, site.environment)
    try {
      const times = { own: [] as number[], home: [] as number[], all: [] as number[], urls: [] as number[] }
      for (let number = 0; number < count; number += 1) {
        const publishedAt = new Date(Date.now() - 60_000)
        const reference = `Pub${number}`
        await writeFile(
          join(content, `articles/en/published-${number}.md`),
          articleText(reference, publishedAt),
        )
        await importContent()
        const start = Date.now()
        const [result] = await sendWebhook(site.url, secret, [
          { type: 'article', reference, action: 'update' },
        ])
        const after = (path: string) => {
          const seenAt = result?.urls.find(({ url }) => url === site.url + path)?.seen_at
          return seenAt ? Date.parse(seenAt) - start : Number.POSITIVE_INFINITY
        }
        times.own.push(after(routes.article('en', { reference, slug: `published-${number}`, publishedAt })))
        times.home.push(after(routes.home('en')))
        times.all.push(result?.pending_urls === 0 ? result.duration_ms : Number.POSITIVE_INFINITY)
        times.urls.push(result?.urls.length ?? 0)
      }
      console.log(
        `${count} publications, ${Math.max(...times.urls)} URLs at most. Milliseconds from the webhook:`,
      )
      console.table({
        'own page': figures(times.own),
        'home page': figures(times.home),
        'all URLs': figures(times.all),
      })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function articleText(reference: string, publishedAt: Date): string {
  const name = `Published ${reference.slice(3)}`
  const fields = [`reference: ${reference}`, `name: ${name}`, `published_at: ${publishedAt.toISOString()}`]
  return [
    '---',
    ...fields,
    'categories: [Kc4tLif]',
    'organizations: [ferrolane]',
    '---',
    'A short text.',
    '',
  ].join('\n')
}

function figures(values: readonly number[]): { median: number; p95: number; max: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}

await runIfMain(import.meta.url, command)
