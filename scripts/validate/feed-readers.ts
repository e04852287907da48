import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { crawl } from '@/e2e/support/crawl'
import { feedLinks, type ParsedEntry, parseWithAll } from '@/e2e/support/feeds'
import { jobFeedFormats } from '@/lib/routes'
import { startLoggingProxy } from './logging-proxy'

type Feed = { path: string; body: string; entries: ParsedEntry[] }

/** Debian packages: two feed readers, and the program that reads the database of newsboat. */
const programs = ['sfeed', 'newsboat', 'sqlite3']

/**
 * Problems that the feed readers sfeed and newsboat have with the site's RSS and Atom feeds. Both must find the entries
 * that feedsmith finds. newsboat sends conditional requests and must receive 304 responses to them.
 */
export async function checkFeedReaders(siteUrl: string): Promise<string[]> {
  const missing = programs.filter((program) => !isInstalled(program) && !install(program))
  if (missing.length > 0)
    return missing.map((program) => `${program} is not installed and apt-get cannot install it`)
  const feeds = await readFeeds(siteUrl)
  if (feeds.length === 0) return ['no page of the site links to a feed']
  const sfeedProblems = await Promise.all(feeds.map(checkWithSfeed))
  return [...sfeedProblems.flat(), ...(await checkWithNewsboat(siteUrl, feeds))]
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))
}

function install(program: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', args, { stdio: 'ignore', env, timeout: 10 * 60_000 })
  run('update', '-q')
  run('install', '-y', '-q', '--no-install-recommends', program)
  return isInstalled(program)
}

async function readFeeds(siteUrl: string): Promise<Feed[]> {
  const pages = await crawl(siteUrl)
  const html = [...pages.values()].filter(({ type }) => type.includes('html'))
  const feeds = new Map<string, Feed>()
  for (const { path, type } of feedLinks(html, siteUrl)) {
    if (feeds.has(path) || (type !== jobFeedFormats.rss.type && type !== jobFeedFormats.atom.type)) continue
    const body = await (await fetch(siteUrl + path)).text()
    feeds.set(path, { path, body, entries: (await parseWithAll(type, body)).feedsmith ?? [] })
  }
  return [...feeds.values()]
}

/** sfeed prints one line for each entry: Unix time, title, link, content, content type, id and more, tab-separated. */
async function checkWithSfeed({ path, body, entries }: Feed): Promise<string[]> {
  const child = spawn('sfeed', { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(body)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) return [`sfeed exits with code ${code} for ${path}`]
  const found = output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [seconds, title, link, , , id] = line.split('\t')
      return { id, title, link, date: new Date(Number(seconds) * 1000).toISOString().replace('.000', '') }
    })
  return compare('sfeed', path, entries, found)
}

async function checkWithNewsboat(siteUrl: string, feeds: readonly Feed[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-newsboat-'))
  const proxy = await startLoggingProxy(siteUrl)
  const cache = join(folder, 'cache.db')
  try {
    await writeFile(join(folder, 'urls'), feeds.map(({ path }) => `${proxy.url}${path}\n`).join(''))
    await writeFile(join(folder, 'config'), 'max-items 0\nreload-threads 4\n')
    const files = ['--url-file', join(folder, 'urls'), '--config-file', join(folder, 'config')]
    const reload = () =>
      promisify(execFile)('newsboat', [...files, '--cache-file', cache, '-x', 'reload'], {
        env: { ...process.env, HOME: folder },
        timeout: 120_000,
      })
    await reload()
    const firstStatuses = proxy.takeStatuses()
    const unread = feeds.filter(({ path }) => firstStatuses.get(path) !== 200)
    // newsboat stores an entry of several feeds once, by its id.
    const entries = new Map(feeds.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]))
    const differences = compare('newsboat', 'all feeds', [...entries.values()], readItems(cache))
    // newsboat stores validators only of feeds that are already in its database, so from the second reload.
    await reload()
    proxy.takeStatuses()
    await reload()
    const lastStatuses = proxy.takeStatuses()
    const downloaded = feeds.filter(({ path }) => lastStatuses.get(path) !== 304)
    return [
      ...unread.map(({ path }) => `newsboat received ${firstStatuses.get(path)} for ${path}`),
      ...differences,
      ...downloaded.map(
        ({ path }) =>
          `newsboat received ${lastStatuses.get(path)} instead of 304 for a second request of ${path}`,
      ),
    ]
  } finally {
    await proxy.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const storedItems = z.array(
  z.object({ guid: z.string(), title: z.string(), url: z.string(), pubDate: z.number() }),
)

function readItems(cache: string): ParsedEntry[] {
  const query = 'select guid, title, url, pubDate from rss_item'
  const output = execFileSync('sqlite3', ['-readonly', '-json', cache, query], { maxBuffer: 1_000_000_000 })
  return storedItems.parse(JSON.parse(output.toString() || '[]')).map(({ guid, title, url, pubDate }) => ({
    id: guid,
    title,
    link: url,
    date: new Date(pubDate * 1000).toISOString().replace('.000', ''),
  }))
}

/** Ignores the order: feed readers sort entries by date. */
function compare(
  reader: string,
  path: string,
  expected: readonly ParsedEntry[],
  found: readonly ParsedEntry[],
): string[] {
  if (found.length !== expected.length)
    return [`${reader} finds ${found.length} of ${expected.length} entries in ${path}`]
  const byId = new Map<string | undefined, ParsedEntry>(found.map((entry) => [entry.id, entry]))
  return expected.flatMap((entry) => {
    const other = byId.get(entry.id)
    const differs = (['title', 'link', 'date'] as const).filter((field) => other?.[field] !== entry[field])
    if (!other) return [`${reader} does not find ${entry.id} in ${path}`]
    return differs.map(
      (field) =>
        `${reader} reads ${field} ${other[field]} instead of ${entry[field]} of ${entry.id} in ${path}`,
    )
  })
}
