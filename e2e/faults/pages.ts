import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { routes } from '@/lib/routes'
import { sendUntilReady } from './security/http'

const parser = new XMLParser({ isArray: (name) => name === 'sitemap' || name === 'url' })

type Location = { loc: string }

/** The paths of all pages in the sitemaps, in their order, without those of the news sitemaps. */
export async function readSitemapPaths(siteUrl: string): Promise<string[]> {
  const index = parser.parse(await readText(siteUrl, routes.sitemapIndex()))
  const files: Location[] = index.sitemapindex.sitemap
  const paths = new Set<string>()
  for (const { loc } of files) {
    const sitemap = parser.parse(await readText(siteUrl, new URL(loc).pathname))
    const urls: Location[] = sitemap.urlset.url ?? []
    for (const url of urls) paths.add(new URL(url.loc).pathname)
  }
  return [...paths]
}

async function readText(siteUrl: string, path: string): Promise<string> {
  const { status, body } = await sendUntilReady(siteUrl, path)
  if (status !== 200) throw new Error(`GET ${siteUrl}${path} responds with ${status}`)
  return body.toString()
}

/** Compares the bodies of pages with those of before the faults. */
export class ExpectedBodies {
  readonly #texts = new Map<string, string>()
  /** Hashes of bodies that were compared before: a hash of the bytes is faster than a comparison of the content. */
  readonly #equal = new Map<string, Set<string>>()

  set(path: string, body: Buffer): void {
    this.#texts.set(path, withoutVolatileParts(body))
    this.#equal.set(path, new Set([hash(body)]))
  }

  isEqual(path: string, body: Buffer): boolean {
    const known = this.#equal.get(path)
    const bytes = hash(body)
    if (known?.has(bytes)) return true
    if (withoutVolatileParts(body) !== this.#texts.get(path)) return false
    known?.add(bytes)
    return true
  }

  /** The texts from the first character on that differs, for the report. */
  describeDifference(path: string, body: Buffer): string {
    const [before, after] = [this.#texts.get(path) ?? '', withoutVolatileParts(body)]
    let index = 0
    while (index < before.length && before[index] === after[index]) index += 1
    const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, index - 30), index + 40))
    return `${excerpt(before)} is now ${excerpt(after)}`
  }
}

/** The text that the tests append to an article. It has the same length each time. */
export function revisionText(number: number): string {
  return `faultrevision${String(number).padStart(4, '0')}`
}

/**
 * Two renderings of the same content differ in nothing else. The scripts have the data of the HTML once more, as rows
 * whose order and numbers depend on which read of the rendering ended first, and so does the order of the script files.
 */
export function withoutVolatileParts(body: Buffer): string {
  return body
    .toString()
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/faultrevision\d{4}/g, '')
}

function hash(data: Buffer): string {
  return createHash('sha1').update(data).digest('base64')
}
