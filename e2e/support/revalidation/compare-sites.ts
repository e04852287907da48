import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { cacheStateOf } from '../cache-state'

/** What a visitor gets at a path. */
type Seen = { status: number; location: string | null; body: string }

/** A page that differs between two sites. */
export type Difference = { path: string; warm: string; cold: string }

const parallel = 4

/** The first response at a path. */
async function see(baseUrl: string, path: string): Promise<Seen & { isStale: boolean }> {
  const response = await fetch(baseUrl + path, { redirect: 'manual' })
  const isText = !/^image\//.test(response.headers.get('content-type') ?? '')
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: bytes.toString(isText ? 'utf8' : 'base64'),
    isStale: cacheStateOf(response.headers.get('cache-status')) === 'outdated',
  }
}

/** The response at a path once it is not an outdated page. */
async function seeFresh(baseUrl: string, path: string): Promise<Seen> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
    const seen = await see(baseUrl, path)
    if (!seen.isStale) return seen
  }
  throw new Error(`${path} stays stale`)
}

/** Makes the pages of a build older than any lifetime, so that a new process renders each of them again. */
export async function ageBuild(folder: string): Promise<void> {
  const pages = join(folder, '.next/server/app')
  const old = new Date(Date.now() - 86_400_000)
  for (const file of await readdir(pages, { recursive: true }))
    if (/\.(html|rsc|meta|body)$/.test(file)) await utimes(join(pages, file), old, old)
}

/** The paths of all pages that the sitemaps of a site list, and of the sitemaps. */
export async function listPages(baseUrl: string, origin: string): Promise<string[]> {
  const index = await seeFresh(baseUrl, '/sitemap.xml')
  const files = locations(index.body, origin)
  const sitemaps = await each(files, (path) => seeFresh(baseUrl, path))
  return [...new Set(['/sitemap.xml', ...files, ...sitemaps.flatMap(({ body }) => locations(body, origin))])]
}

/** The paths of the feeds and Markdown alternates that pages link to. */
export async function listDocuments(
  baseUrl: string,
  origin: string,
  pages: readonly string[],
): Promise<string[]> {
  const seen = await each(pages, (path) => seeFresh(baseUrl, path))
  const documents = seen.flatMap(({ body }) => {
    const links = body.matchAll(/href="([^"]+\.(?:xml|json|md|txt))"/g)
    return [...links].flatMap(([, href = '']) => toPath(href, origin) ?? [])
  })
  return [...new Set(documents)]
}

/** The paths whose first response on the warm site differs from that of the cold site. */
export async function compareSites(
  warmUrl: string,
  coldUrl: string,
  paths: readonly string[],
): Promise<Difference[]> {
  const found = await each(paths, async (path) => {
    const [warm, cold] = await Promise.all([see(warmUrl, path), seeFresh(coldUrl, path)])
    const [a, b] = [toText(warm), toText(cold)]
    return a === b ? [] : [{ path, warm: around(a, b), cold: around(b, a) }]
  })
  return found.flat()
}

/** What a site shows at paths, as `compareSites` compares it. */
export async function readTexts(baseUrl: string, paths: readonly string[]): Promise<Map<string, string>> {
  return new Map(
    await each(
      paths,
      async (path): Promise<[string, string]> => [path, toText(await seeFresh(baseUrl, path))],
    ),
  )
}

/**
 * What the texts of two sites have in common if they show the same content. Left out are the data for hydration, whose rows
 * Next.js numbers in the order in which they are ready, the body of a redirect, and that of a 404 page: for a job that a site
 * knew, it names similar ones. A document that a site had is gone (410), and unknown (404) to a site that never had it. When a
 * record was updated also differs: a copy reads the details of a job, which name it, in turn.
 */
function toText({ status, location, body }: Seen): string {
  if (status === 404 || status === 410) return 'none'
  if (location !== null) return `${status} ${location}`
  const text = body.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
  return `${status} ${text.replaceAll(updateTime, '')}`
}

const updateTime =
  /(?<=<lastmod>|<updated>|<lastBuildDate>(?:<!\[CDATA\[)?|"date_modified":"|\nupdated: ")[^<"\]]+/g

/** The part of a text where it begins to differ. */
function around(text: string, other: string): string {
  let index = 0
  while (index < text.length && text[index] === other[index]) index += 1
  return text.slice(Math.max(0, index - 80), index + 160)
}

function locations(xml: string, origin: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => toPath(url, origin) ?? [])
}

function toPath(href: string, origin: string): string | null {
  const url = new URL(href.replaceAll('&amp;', '&'), origin)
  return url.origin === origin ? url.pathname + url.search : null
}

function each<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(parallel)
  return Promise.all(items.map((item) => limit(() => run(item))))
}
