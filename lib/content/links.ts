import { readUrl, toUrlText } from '@vitrine/api-contract/written-url'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { basePath } from '@/lib/base-path'
import { toContactUrl } from '@/lib/model/web-url'

/** Repairs the URL of each link, or removes it: the text stays. Runs before the sanitizer. */
export function repairLinks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties, children: [text] }) => {
    if (tagName !== 'a' || !('href' in properties)) return
    const written = String(properties.href)
    // Markdown parsers give `www.example.com` the scheme http.
    const isBare = text?.type === 'text' && written === `http://${text.value}`
    const href = toLinkUrl(isBare ? text.value : written)
    if (href === null) delete properties.href
    else properties.href = href
  })
}

/**
 * The URL of a link in a text as a browser opens it: of a page of the site (texts have its path within the site), of a part of the text, of another site,
 * of an e-mail address or a telephone number. Null for everything else. A relative URL other than a path is none: a text is on
 * several pages and in feeds, and its author cannot know their URLs.
 */
export function toLinkUrl(written: string): string | null {
  const text = toUrlText(written)
  if (text.startsWith('#')) return text === '#' ? null : text
  return /^[\\/](?![\\/])/.test(text) ? toPath(text) : toContactUrl(text, readUrl)
}

const anyOrigin = 'https://site.invalid'

function toPath(text: string): string | null {
  const { origin, pathname, search, hash } = new URL(text, anyOrigin)
  const path = pathname + search + hash
  // Resolving `/..//host` leaves the URL of a host.
  return origin === anyOrigin && !path.startsWith('//') ? basePath + path : null
}
