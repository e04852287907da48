import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { routes } from '@/lib/routes'
import { launchChromium } from '@/scripts/tests/launch-chromium'
import { type CacheState, cacheStateOf } from '../../support/cache-state'
import { readIfPresent } from '../disk'
import type { Check, Context, Site } from '../part'
import { type Finding, watchPages } from './browser-watch'
import { findHashProblems } from './expected-headers'
import { headerValue, type RawResponse, send, untilReady } from './http'
import { notFoundPaths, pagePaths } from './response-kinds'

/** Pages that no page links to, so that no build renders them. */
const unbuiltPaths = ['Kc8pAtH', 'Kc9tEcH'].map((reference) =>
  routes.category('fr', { slug: 'x', reference }),
)

type State = CacheState | '304' | 'from the build'

/** D6: policies of hashes in every state of a stored page, and planted scripts. */
export async function testPolicies(context: Context): Promise<Check[]> {
  const site = await context.startSite()
  const hashes = await testHashes(site, context.revalidateSeconds)
  await site.stop()
  const browser = await launchChromium()
  try {
    return [
      ...hashes,
      await testPlantedInTransit(context.site, browser),
      await testPlantedInStore(context, browser),
    ]
  } finally {
    await browser.close()
  }
}

/** D6: violations by the site's own code. */
export async function testOwnCode({ site }: Context): Promise<Check[]> {
  const browser = await launchChromium()
  try {
    return [await testTemplates(site, browser)]
  } finally {
    await browser.close()
  }
}

/** Reads pages in each state of the cache. `site` has just started with an empty cache. */
async function testHashes(site: Site, revalidateSeconds: number): Promise<Check[]> {
  const problems: string[] = []
  const counts = new Map<State, number>()
  const check = (path: string, state: State, response: RawResponse, html = response.body.toString()) => {
    counts.set(state, (counts.get(state) ?? 0) + 1)
    for (const problem of findHashProblems(response, html)) problems.push(`${state} ${path}: ${problem}`)
  }
  const unbuilt = await Promise.all(unbuiltPaths.map((path) => readLocation(site, path)))
  const paths = [
    ...Object.values(pagePaths()),
    ...Object.values(notFoundPaths()),
    routes.notFound('fr'),
    ...unbuilt,
  ]
  for (const path of paths) {
    const first = await send(site.url, path)
    check(path, stateOf(first) === 'rendered' ? 'rendered' : 'from the build', first)
    await waitForHit(site, path)
    const hit = await send(site.url, path)
    check(path, 'stored', hit)
    const etag = headerValue(hit, 'etag')
    const notModified = await send(site.url, path, { headers: etag ? { 'if-none-match': etag } : {} })
    // The browser shows the stored body with the headers of the response.
    if (notModified.status === 304) check(path, '304', notModified, hit.body.toString())
  }
  await wait(revalidateSeconds * 1_000 + 1_500)
  for (const path of paths) {
    const stale = await send(site.url, path)
    if (stateOf(stale) === 'outdated') check(path, 'outdated', stale)
  }
  const expected: readonly State[] = ['rendered', 'stored', 'outdated', '304', 'from the build']
  const missing = expected.filter((state) => !counts.has(state))
  return [
    {
      name: 'D6: hashes of the policy are those of the inline scripts as received, in every state of the cache',
      passed: problems.length === 0 && missing.length === 0,
      expected: `0 problems in the states ${expected.join(', ')}`,
      measured: [
        `${problems.length} in ${[...counts].map(([state, count]) => `${count} ${state}`).join(', ')}`,
        ...problems.slice(0, 8),
      ].join('\n    '),
    },
  ]
}

/** The path to which a path with another slug redirects. */
async function readLocation(site: Site, path: string): Promise<string> {
  const location = headerValue(await untilReady(() => send(site.url, path)), 'location')
  if (location === null) throw new Error(`${path} does not redirect`)
  return location
}

async function waitForHit(site: Site, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (stateOf(await send(site.url, path)) === 'stored') return
    await wait(100)
  }
}

function stateOf(response: RawResponse): CacheState | null {
  return cacheStateOf(headerValue(response, 'cache-status'))
}

const plantedScript = `<script>__xss('planted')</script>`
/** A script in the form of those of Next.js, which a policy must not allow either. */
const disguisedScript = `<script>self.__next_f.push(__xss('planted'))</script>`

/** Adds scripts to the HTML on its way to the browser, with the headers as the site sends them. */
async function testPlantedInTransit(site: Site, browser: Browser): Promise<Check> {
  const paths = [...Object.values(pagePaths()), ...Object.values(notFoundPaths())]
  const context = await browser.newContext()
  await context.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      // Prefetches of the router have the path of a page too.
      if (!route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      const html = (await response.text()).replace('</body>', `${plantedScript}${disguisedScript}</body>`)
      await route.fulfill({ response, body: html })
    },
  )
  const { findings } = await watchPages(context, site.url, paths, { tabs: 2 })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  const ran = findings.filter(({ kind }) => kind === 'execution').length
  const blocked = new Set(findings.filter(({ kind }) => kind === 'violation').map(({ path }) => path)).size
  return {
    name: 'D6: a script planted in a page on its way does not run',
    passed: ran === 0 && blocked === paths.length,
    expected: `0 runs, ${paths.length} pages with a violation`,
    measured: `${ran} runs, ${blocked} pages with a violation`,
  }
}

/** Changes the pages of a copy of the build before a start, and the stored pages before a restart. */
async function testPlantedInStore(context: Context, browser: Browser): Promise<Check> {
  const folder = join(context.folder, 'planted')
  await copyBuild(context.site.folder, folder)
  const seeds = ['en.html', 'en/jobs.html', 'en/companies.html', 'fr/articles.html']
  for (const seed of seeds) {
    const file = join(folder, '.next/server/app', seed)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replace('</body>', `${plantedScript}${disguisedScript}</body>`))
  }
  const site = await context.startSite({ folder, environment: { REVALIDATE_SECONDS: '3600' } })
  const built = [routes.home('en'), routes.jobs('en'), routes.companies('en'), routes.articles('fr')]
  const planted = (await Promise.all(built.map((path) => send(site.url, path)))).filter(({ body }) =>
    body.includes("__xss('planted')"),
  ).length
  const stored = await Promise.all(unbuiltPaths.map((path) => readLocation(site, path)))
  for (const path of stored) await send(site.url, path)
  await wait(1_000)
  const changed = await plantInStoredPages(site)
  await site.restart()
  const browserContext = await browser.newContext()
  const { findings } = await watchPages(browserContext, site.url, [...built, ...stored], { tabs: 1 })
  await browserContext.close()
  await site.stop()
  const ran = findings.filter(({ kind }) => kind === 'execution')
  const examples = ran.slice(0, 4).map(({ path }) => path)
  return {
    name: 'D6: a script planted in the files of stored pages does not run',
    passed: ran.length === 0 && planted > 0,
    expected: `0 runs on pages of the build and stored pages`,
    measured: `${ran.length} runs (${examples.join(' ')}); ${planted} of ${seeds.length} pages of the build had it, ${changed} stored files changed`,
  }
}

/** Makes a project folder with its own copy of the pages and the code of a build, and links to all other files. */
async function copyBuild(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(from))
    if (name !== '.next') await symlink(join(from, name), join(to, name))
  const caches = ['cache', 'dev'].map((name) => join(from, '.next', name))
  await cp(join(from, '.next'), join(to, '.next'), {
    recursive: true,
    filter: (path) => !caches.includes(path),
  })
}

/** Adds a script to every stored file with HTML; texts are Latin-1 or UTF-16. */
async function plantInStoredPages(site: Site): Promise<number> {
  let changed = 0
  for (const entry of await readdir(site.cacheDirectory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readIfPresent(file)
    if (!bytes) continue
    for (const encoding of ['latin1', 'utf16le'] as const) {
      // The same length: the files have lengths before their texts.
      const target = Buffer.from('<meta name="viewport" content="width=device-width', encoding)
      const script = Buffer.from("<script>__xss('planted')</script>".padEnd(49), encoding)
      const index = bytes.indexOf(target)
      if (index < 0) continue
      script.copy(bytes, index)
      await writeFile(file, bytes)
      changed += 1
    }
  }
  return changed
}

/** Loads every template, navigates between templates and uses what is interactive. */
async function testTemplates(site: Site, browser: Browser): Promise<Check> {
  const paths = [...Object.values(pagePaths()), ...Object.values(notFoundPaths())]
  const problems: string[] = []
  let navigations = 0
  const context = await browser.newContext()
  const refusedRequests = recordRefusedRequests(context)
  const { findings } = await watchPages(context, site.url, paths, {
    tabs: 2,
    onPage: async (page, path) => {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      // A link that is used before the page is hydrated opens a document.
      await page.waitForFunction(
        (selector) =>
          Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
        'header nav a',
        { timeout: 10_000 },
      )
      const links = page.locator('header nav a, footer nav a')
      for (let index = 0; index < Math.min(3, await links.count()); index += 1) {
        const href = await links.nth(index).getAttribute('href')
        if (!href?.startsWith('/') || href.includes('.')) continue
        await links.nth(index).dispatchEvent('click')
        await page.waitForURL((url) => url.pathname === href, { timeout: 10_000 })
        navigations += 1
      }
      const isHydrated = await page.evaluate(() => 'isSameDocument' in window)
      if (!isHydrated) {
        const refused = refusedRequests.filter((request) => request.page === page).slice(-5)
        problems.push(`${path}: a link opens a document (${refused.map(({ what }) => what).join(', ')})`)
      }
    },
  })
  await context.close()
  problems.push(...(await testMoreArticles(site, browser)))
  const absent = Object.values(notFoundPaths())
  // React reports the component that sets the status 404 if a link is used before the page is hydrated.
  const isExpected = ({ path, detail }: Finding) =>
    absent.includes(path) && detail.includes('React error #419')
  const violations = findings.filter(
    (finding) => finding.kind === 'violation' || (finding.kind === 'error' && !isExpected(finding)),
  )
  problems.push(...violations.map(({ path, kind, detail }) => `${path}: ${kind} ${detail}`))
  return {
    name: 'D6: every template hydrates, navigates and loads more without a violation',
    passed: problems.length === 0 && navigations > paths.length,
    expected: `0 problems on ${paths.length} templates`,
    measured: [`${problems.length}; ${navigations} client navigations`, ...problems.slice(0, 8)].join(
      '\n    ',
    ),
  }
}

/** The router opens a document where a request of its own or of a prefetch has failed, or the response has another status. */
function recordRefusedRequests(context: BrowserContext) {
  const refused: { page: Page; what: string }[] = []
  const record = (request: Request, problem: string) => {
    if ('rsc' in request.headers())
      refused.push({ page: request.frame().page(), what: `${problem} ${request.url()}` })
  }
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? 'no type'
    if (response.status() !== 200 || !type.startsWith('text/x-component'))
      record(response.request(), `${response.status()} ${type}`)
  })
  context.on('requestfailed', (request) => record(request, request.failure()?.errorText ?? 'failed'))
  return refused
}

/** The list of articles loads further articles in the browser. */
async function testMoreArticles(site: Site, browser: Browser): Promise<string[]> {
  const page = await browser.newPage()
  try {
    // Before its code has run, the link loads the next page.
    await page.goto(site.url + routes.articles('en'), { waitUntil: 'networkidle' })
    const links = 'main a[href*="/articles/20"]'
    const before = await page.locator(links).count()
    await page.getByRole('main').getByRole('link', { name: 'Show more stories' }).click()
    await page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(String(selector)).length > Number(count),
      [links, before],
      { timeout: 10_000 },
    )
    return []
  } catch (error) {
    return [`more articles: ${String(error).slice(0, 200)}`]
  } finally {
    await page.close()
  }
}
