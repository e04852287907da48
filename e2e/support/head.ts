/** The metadata in the `<head>` of a document; tags in the body are ignored. */
export type Head = {
  title: string | null
  canonical: string[]
  /** Absolute URLs by hreflang. */
  languages: Record<string, string>
  /** The contents of the `meta` tags with this name or property, in document order. */
  meta: (name: string) => string[]
}

export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = tags(head, 'link')
  const metas = tags(head, 'meta')
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    languages: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
      ),
    ),
    meta: (name) =>
      metas.filter((tag) => (tag.name ?? tag.property) === name).map(({ content = '' }) => content),
  }
}

/** The canonical URL, or null. */
export function canonicalOf(html: string): string | null {
  return readHead(html).canonical[0] ?? null
}

/** Absolute URLs by hreflang. */
export function languagesOf(html: string): Record<string, string> {
  return readHead(html).languages
}

export function isIndexable(html: string): boolean {
  return !readHead(html)
    .meta('robots')
    .some((content) => /noindex|none/.test(content))
}

/** The paths of the language switcher's links, by hreflang. */
export function readSwitcher(html: string): Record<string, string> {
  return Object.fromEntries(
    tags(html, 'a').flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : [])),
  )
}

/** The attributes of all elements with this tag name; attribute names are in lower case. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value]) => [
        key.toLowerCase(),
        decode(value) ?? '',
      ]),
    ),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string | undefined): string | null {
  return text?.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '') ?? null
}
