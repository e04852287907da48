import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { importContent, withOtherSite } from '../../other-site'
import { companies } from '../../records/companies'
import { writeContentFolder } from '../../records/content-folder'
import { crawl } from '../../support/crawl'
import { findProblems } from '../../support/structured-data'

const { harbourWorks, ...others } = companies
const { name, slug } = harbourWorks

/** Enough for each kind of page. */
const maxPages = 120

test('a site whose other organizations leave it becomes that of the only one, and one of several again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-employer-'))
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  const content = join(folder, 'content')
  try {
    await writeContentFolder(content, new Date())
    await importContent(content, database)
    await withOtherSite({ ...database, CACHE_DIRECTORY: join(folder, 'cache') }, async (url) => {
      const read = (path: string) => fetch(url + path, { redirect: 'manual' })
      const locationOf = async (path: string) => (await read(path)).headers.get('location')
      const title = async () => /<title>([^<]*)/.exec(await (await read('/en')).text())?.[1]
      const list = routes.companies('en')
      expect([(await read(list)).status, await title()]).toEqual([200, expect.not.stringContaining(name)])

      for (const other of Object.values(others))
        await writeFile(
          join(content, `organizations/${other.slug}.yaml`),
          JSON.stringify({ ...other, websites: [] }),
        )
      await importContent(content, database)
      await expect.poll(title, { timeout: 120_000, interval: 1_000 }).toContain(`${name}: team, stories`)
      for (const [path, target] of [
        [list, '/en'],
        [routes.company('fr', slug), '/fr'],
        [routes.companyJobs('en', slug), '/en/jobs'],
        [routes.companyArticles('en', slug), '/en/articles'],
      ] as const)
        await expect.poll(() => locationOf(path), { timeout: 60_000, interval: 1_000 }).toBe(target)
      for (const path of [
        routes.markdown(routes.company('en', slug)),
        routes.companyJobsFeed('indeed', 'en', slug),
        routes.openGraphImage(routes.home('en')),
      ])
        expect([path, (await read(path)).status]).toEqual([path, 200])

      // Stored pages are sent until they are rendered again.
      const brokenLinks = async () =>
        [...(await crawl(url, ['/en', '/fr/jobs', '/de/articles'], maxPages)).values()].flatMap(
          ({ path, status, from }) =>
            status === 200 || status === 308 ? [] : [`${status} ${path}: ${from}`],
        )
      await expect.poll(brokenLinks, { timeout: 180_000, interval: 2_000 }).toEqual([])
      for (const path of ['/en', '/en/jobs'])
        expect(await findProblems(await (await read(path)).text())).toEqual([])

      await writeContentFolder(content, new Date())
      await importContent(content, database)
      await expect.poll(title, { timeout: 120_000, interval: 1_000 }).not.toContain(name)
      const status = async () => (await read(routes.company('en', slug))).status
      await expect.poll(status, { timeout: 60_000, interval: 1_000 }).toBe(200)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 420_000)
