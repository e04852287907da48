import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import { routes, type SitemapList } from '@/lib/routes'
import { send } from './send'

export type Sitemap = { path: string; xml: string; urls: readonly SitemapUrl[] }

/** An entry of a sitemap. */
type SitemapUrl = {
  path: string
  lastmod: string | null
  /** Absolute URLs by hreflang. */
  languages: Readonly<Record<string, string>>
  images: readonly string[]
  /** URLs of video players. */
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

type Location = { loc: string; lastmod?: string }
type Url = Location & {
  'xhtml:link'?: { hreflang: string; href: string }[]
  'image:image'?: { 'image:loc': string }[]
  'video:video'?: { 'video:player_loc': string }[]
  'news:news'?: { 'news:title': string }
}

/** The sitemap index: its XML, and its entries in document order. */
export async function readIndex(
  baseUrl: string,
): Promise<{ xml: string; files: { path: string; lastmod: string | null }[] }> {
  const xml = await read(baseUrl, routes.sitemapIndex())
  const sitemaps: Location[] = parser.parse(xml).sitemapindex.sitemap
  const files = sitemaps.map(({ loc, lastmod }) => ({ path: toPath(loc, baseUrl), lastmod: lastmod ?? null }))
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
  const response = await send(() => fetch(baseUrl + path))
  if (response.status !== 200) throw new Error(`GET ${path} responds with ${response.status}`)
  return response.text()
}

function toPath(url: string, baseUrl: string): string {
  const { origin, pathname, search } = new URL(url)
  if (origin !== baseUrl) throw new Error(`The origin of ${url} is not ${baseUrl}`)
  return pathname + search
}

const schemaFolder = 'e2e/support/schemas'
const extensions = ['xhtml-link', 'sitemap-image', 'sitemap-video', 'sitemap-news'].map((name) =>
  readSchema(schemaFolder, `${name}.xsd`),
)
const schemas = {
  index: { schema: readSchema(schemaFolder, 'siteindex.xsd'), preload: [] },
  sitemap: {
    schema: readSchema(schemaFolder, 'sitemap-with-extensions.xsd'),
    preload: [readSchema('node_modules/sitemap/schema', 'sitemap.xsd'), ...extensions],
  },
}

function readSchema(folder: string, fileName: string) {
  return { fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }
}

/** The schema errors that xmllint finds in sitemaps or in the index, by index of the document. xmllint takes seconds to start. */
export async function findSchemaErrors(
  kind: 'index' | 'sitemap',
  documents: readonly string[],
): Promise<{ document: number; message: string }[]> {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, ...schemas[kind] })
  return errors.map(({ message, loc }) => ({
    document: Number.parseInt(loc?.fileName ?? '', 10),
    message,
  }))
}

/** The path of the first English sitemap of a list. */
export const sitemapOf = (kind: SitemapList) => routes.sitemap('en', { kind, part: 1 })
