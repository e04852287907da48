import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { noSelection } from '@/lib/article-selection'
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { sendLoad } from '@/scripts/faults/load'
import { assignPort, startServer } from '@/scripts/run'
import { baseUrl } from './support/site'

/** In this time a process reads the directory of articles, whatever else it does. */
const seconds = 10

// Next.js renders a static page twice, and fails if the second rendering reads what the first has not read.
test('pages that were never made return 200 while the process reads the directory of articles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-first-pages-'))
  const { url, environment } = await assignPort({
    SITE_URL: baseUrl,
    CACHE_DIRECTORY: join(folder, 'cache'),
    API_REQUESTS_PER_MINUTE: '1000000',
  })
  const years = Array.from({ length: 100 }, (_, index) => 1970 + index)
  const paths = locales.flatMap((locale) =>
    years.flatMap((year) =>
      [1, 4, 7, 10].map((month) =>
        routes.articleSearch(locale, { ...noSelection, language: 'en', year, month }),
      ),
    ),
  )
  const server = await startServer('next', ['start'], url, environment)
  try {
    const end = performance.now() + seconds * 1_000
    const { statuses } = await sendLoad({
      url: url.replace('localhost', '127.0.0.1'),
      nextPath: () => (performance.now() < end ? (paths.shift() ?? null) : null),
      connections: 6,
    })
    expect([...statuses.keys()]).toEqual([200])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})
