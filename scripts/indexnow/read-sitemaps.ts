import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { XMLParser } from 'fast-xml-parser'

/** URLs with the `lastmod` of their sitemap entry, unchanged; null if the entry has none. */
export type SubmittableUrls = Map<string, string | null>

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'sitemap' || name === 'url',
})

/**
 * All URLs in the sitemaps of the site. Sitemaps and URLs of other origins are skipped: a site may submit only its own.
 * Throws if one sitemap cannot be read, because its URLs would count as removed.
 */
export async function readSitemaps(indexUrl: string): Promise<SubmittableUrls> {
  const found: SubmittableUrls = new Map()
  const { origin } = new URL(indexUrl)
  const queue = [indexUrl]
  const seen = new Set(queue)
  for (let file = queue.shift(); file; file = queue.shift()) {
    const { sitemaps, urls } = await readSitemap(file)
    for (const { loc } of sitemaps) {
      if (seen.has(loc) || new URL(loc).origin !== origin) continue
      seen.add(loc)
      queue.push(loc)
    }
    for (const { loc, lastmod } of urls) {
      // The news sitemap repeats URLs of the other sitemaps, without lastmod.
      if (new URL(loc).origin === origin) found.set(loc, lastmod ?? found.get(loc) ?? null)
    }
  }
  return found
}

type Entry = { loc: string; lastmod: string | null }

async function readSitemap(url: string): Promise<{ sitemaps: Entry[]; urls: Entry[] }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch((error) => {
    throw new Error(`${url} is unreachable`, { cause: error })
  })
  if (!response.ok) throw new Error(`GET ${url} responds with ${response.status}`)
  const document: unknown = parser.parse(await response.text(), true)
  const index = member(document, 'sitemapindex')
  const set = member(document, 'urlset')
  if (index === undefined && set === undefined)
    throw new Error(`${url} is neither a sitemap index nor a sitemap`)
  return { sitemaps: toEntries(member(index, 'sitemap')), urls: toEntries(member(set, 'url')) }
}

function toEntries(items: unknown): Entry[] {
  return (Array.isArray(items) ? items : []).map((item) => {
    const loc = member(item, 'loc')
    const lastmod = member(item, 'lastmod')
    if (typeof loc !== 'string' || !canParseUrl(loc))
      throw new Error('A sitemap has an entry without a valid <loc>')
    return { loc: new URL(loc).href, lastmod: typeof lastmod === 'string' ? lastmod : null }
  })
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
