import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'libsql'
import { z } from 'zod'
import { crawl } from '@/e2e/support/crawl'
import { announcedFeeds, type ReadEntry, readByAll } from '@/e2e/support/feeds'
import { feedTypes } from '@/lib/routes'
import { startLoggingProxy } from './logging-proxy'

type Feed = { path: string; body: string; entries: ReadEntry[] }

/**
 * What is wrong with the site's RSS and Atom feeds in the eyes of two readers of Debian, sfeed and newsboat: each must
 * find the entries that feedsmith finds, and newsboat, which keeps validators, must be answered 304 when it asks again.
 */
export async function checkFeedReaders(siteUrl: string): Promise<string[]> {
  const missing = ['sfeed', 'newsboat'].filter((program) => !isInstalled(program) && !install(program))
  if (missing.length > 0) return missing.map((program) => `${program} is not here and could not be installed`)
  const feeds = await readFeeds(siteUrl)
  if (feeds.length === 0) return ['the site announces no feed']
  const bySfeed = await Promise.all(feeds.map(checkWithSfeed))
  return [...bySfeed.flat(), ...(await checkWithNewsboat(siteUrl, feeds))]
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
  for (const { path, type } of announcedFeeds(html, siteUrl)) {
    if (feeds.has(path) || (type !== feedTypes.rss && type !== feedTypes.atom)) continue
    const body = await (await fetch(siteUrl + path)).text()
    feeds.set(path, { path, body, entries: (await readByAll(type, body)).feedsmith ?? [] })
  }
  return [...feeds.values()]
}

/** One line an entry: seconds, title, link, content, its type, id and more. */
async function checkWithSfeed({ path, body, entries }: Feed): Promise<string[]> {
  const child = spawn('sfeed', { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(body)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) return [`sfeed ends with ${code} on ${path}`]
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
    const first = proxy.takeAnswers()
    const unread = feeds.filter(({ path }) => first.get(path) !== 200)
    // It keeps an entry that stands in several feeds once, by its id.
    const all = new Map(feeds.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]))
    const differences = compare('newsboat', 'all feeds', [...all.values()], itemsOf(cache))
    // It keeps the validators of feeds it knew before, which are those of the second time.
    await reload()
    proxy.takeAnswers()
    await reload()
    const last = proxy.takeAnswers()
    const again = feeds.filter(({ path }) => last.get(path) !== 304)
    return [
      ...unread.map(({ path }) => `newsboat was answered ${first.get(path)} at ${path}`),
      ...differences,
      ...again.map(({ path }) => `newsboat asked again and was answered ${last.get(path)} at ${path}`),
    ]
  } finally {
    await proxy.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const storedItems = z.array(
  z.object({ guid: z.string(), title: z.string(), url: z.string(), pubDate: z.number() }),
)

function itemsOf(cache: string): ReadEntry[] {
  const database = new Database(cache, { readonly: true })
  try {
    const rows = database.prepare('select guid, title, url, pubDate from rss_item').all()
    return storedItems.parse(rows).map(({ guid, title, url, pubDate }) => ({
      id: guid,
      title,
      link: url,
      date: new Date(pubDate * 1000).toISOString().replace('.000', ''),
    }))
  } finally {
    database.close()
  }
}

/** Their order is not a reader's to keep: it shows them by date. */
function compare(
  reader: string,
  path: string,
  expected: readonly ReadEntry[],
  found: readonly ReadEntry[],
): string[] {
  if (found.length !== expected.length)
    return [`${reader} finds ${found.length} of ${expected.length} entries in ${path}`]
  const byId = new Map<string | undefined, ReadEntry>(found.map((entry) => [entry.id, entry]))
  return expected.flatMap((entry) => {
    const other = byId.get(entry.id)
    const differs = (['title', 'link', 'date'] as const).filter((field) => other?.[field] !== entry[field])
    if (!other) return [`${reader} does not find ${entry.id} in ${path}`]
    return differs.map(
      (field) => `${reader} reads ${field} ${other[field]} for ${entry[field]} of ${entry.id} in ${path}`,
    )
  })
}
