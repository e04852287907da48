import { XMLParser } from 'fast-xml-parser'

/** Addresses and when their page last changed, as the sitemaps write it; null where they do not say. */
export type Addresses = Map<string, string | null>

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'sitemap' || name === 'url',
})

/**
 * Every address of the site that its sitemaps list. Throws if a single file cannot be read: its addresses would look
 * as if they had been removed. Files and addresses of other hosts are not the site's to submit.
 */
export async function readSitemaps(indexAddress: string): Promise<Addresses> {
  const addresses: Addresses = new Map()
  const { origin } = new URL(indexAddress)
  const queue = [indexAddress]
  const seen = new Set(queue)
  for (let file = queue.shift(); file; file = queue.shift()) {
    const { sitemaps, urls } = await readFile(file)
    for (const { loc } of sitemaps) {
      if (seen.has(loc) || new URL(loc).origin !== origin) continue
      seen.add(loc)
      queue.push(loc)
    }
    for (const { loc, lastmod } of urls) {
      // A news sitemap repeats addresses of the regular ones, without lastmod.
      if (new URL(loc).origin === origin) addresses.set(loc, lastmod ?? addresses.get(loc) ?? null)
    }
  }
  return addresses
}

type Entry = { loc: string; lastmod: string | null }

async function readFile(address: string): Promise<{ sitemaps: Entry[]; urls: Entry[] }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch((error) => {
    throw new Error(`${address} cannot be reached`, { cause: error })
  })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const document: unknown = parser.parse(await response.text(), true)
  const index = member(document, 'sitemapindex')
  const set = member(document, 'urlset')
  if (index === undefined && set === undefined) throw new Error(`${address} is no sitemap`)
  return { sitemaps: toEntries(member(index, 'sitemap')), urls: toEntries(member(set, 'url')) }
}

function toEntries(items: unknown): Entry[] {
  return (Array.isArray(items) ? items : []).map((item) => {
    const loc = member(item, 'loc')
    const lastmod = member(item, 'lastmod')
    if (typeof loc !== 'string' || !URL.canParse(loc))
      throw new Error('A sitemap has an entry without an address')
    return { loc: new URL(loc).href, lastmod: typeof lastmod === 'string' ? lastmod : null }
  })
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
