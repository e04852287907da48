/** What a document tells machines in its `<head>`; nothing that stands after it counts. */
export type Head = {
  title: string | null
  canonical: string[]
  /** By hreflang. */
  versions: Record<string, string>
  /** By name or property, in the order of the document. */
  meta: (name: string) => string[]
}

export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = tags(head, 'link')
  const metas = tags(head, 'meta')
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    versions: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
      ),
    ),
    meta: (name) =>
      metas.filter((tag) => (tag.name ?? tag.property) === name).map(({ content = '' }) => content),
  }
}

/** The address it names as its own, as it stands; null if it names none. */
export function canonicalOf(html: string): string | null {
  return readHead(html).canonical[0] ?? null
}

/** Absolute addresses by hreflang. */
export function languagesOf(html: string): Record<string, string> {
  return readHead(html).versions
}

export function isIndexable(html: string): boolean {
  return !readHead(html)
    .meta('robots')
    .some((content) => /noindex|none/.test(content))
}

/** The language switcher's links, by the language they lead to. */
export function readSwitcher(html: string): Record<string, string> {
  return Object.fromEntries(
    tags(html, 'a').flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : [])),
  )
}

/** The attributes of every such element, names in lower case. */
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
