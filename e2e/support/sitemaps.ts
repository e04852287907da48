import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import { routes } from '@/lib/routes'

export type Sitemap = { path: string; xml: string; urls: readonly SitemapUrl[] }

/** An address as a path, with what its sitemap says of it. */
export type SitemapUrl = {
  path: string
  lastmod: string | null
  /** Absolute addresses by hreflang. */
  languages: Readonly<Record<string, string>>
  images: readonly string[]
  /** Addresses of players. */
  players: readonly string[]
  newsTitle: string | null
}

const lists = ['sitemap', 'url', 'xhtml:link', 'image:image', 'video:video']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => lists.includes(name),
})

type Named = { loc: string; lastmod?: string }
type Url = Named & {
  'xhtml:link'?: { hreflang: string; href: string }[]
  'image:image'?: { 'image:loc': string }[]
  'video:video'?: { 'video:player_loc': string }[]
  'news:news'?: { 'news:title': string }
}

/** The sitemaps that the index names, in its order, with their own last modifications. */
export async function readIndex(
  baseUrl: string,
): Promise<{ xml: string; files: { path: string; lastmod: string | null }[] }> {
  const xml = await read(baseUrl, routes.sitemapIndex())
  const named: Named[] = parser.parse(xml).sitemapindex.sitemap
  const files = named.map(({ loc, lastmod }) => ({ path: toPath(loc, baseUrl), lastmod: lastmod ?? null }))
  return { xml, files }
}

export async function readSitemap(baseUrl: string, path: string): Promise<Sitemap> {
  const xml = await read(baseUrl, path)
  const urls: Url[] = parser.parse(xml).urlset.url ?? []
  return {
    path,
    xml,
    urls: urls.map((url) => ({
      path: toPath(url.loc, baseUrl),
      lastmod: url.lastmod ?? null,
      languages: Object.fromEntries((url['xhtml:link'] ?? []).map(({ hreflang, href }) => [hreflang, href])),
      images: (url['image:image'] ?? []).map((image) => image['image:loc']),
      players: (url['video:video'] ?? []).map((video) => video['video:player_loc']),
      newsTitle: url['news:news']?.['news:title'] ?? null,
    })),
  }
}

async function read(baseUrl: string, path: string): Promise<string> {
  const response = await fetch(baseUrl + path)
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
  return response.text()
}

function toPath(address: string, baseUrl: string): string {
  const url = new URL(address)
  if (url.origin !== baseUrl) throw new Error(`${address} is not of ${baseUrl}`)
  return url.pathname + url.search
}

const ours = 'e2e/support/schemas'
const extensions = ['xhtml-link', 'sitemap-image', 'sitemap-video', 'sitemap-news'].map((name) =>
  readSchema(ours, `${name}.xsd`),
)
const schemas = {
  index: { schema: readSchema(ours, 'siteindex.xsd'), preload: [] },
  sitemap: {
    schema: readSchema(ours, 'sitemap-with-extensions.xsd'),
    preload: [readSchema('node_modules/sitemap/schema', 'sitemap.xsd'), ...extensions],
  },
}

function readSchema(folder: string, fileName: string) {
  return { fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }
}

/** What xmllint has to say against a sitemap or the index; nothing where it is valid. */
export async function findFaults(kind: 'index' | 'sitemap', xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'checked.xml', contents: xml }, ...schemas[kind] })
  return errors.map(({ message }) => message)
}
