/** What the head of a page says to search engines. */

/** The address it names as its own, as it stands; null if it names none. */
export function canonicalOf(html: string): string | null {
  return attributesOf(html, /<link rel="canonical"[^>]*>/g).flatMap(({ href }) => href ?? [])[0] ?? null
}

/** Absolute addresses by hreflang. */
export function languagesOf(html: string): Record<string, string> {
  const links = attributesOf(html, /<link rel="alternate"[^>]*hreflang=[^>]*>/gi)
  return Object.fromEntries(links.map(({ hreflang = '', href = '' }) => [hreflang, href]))
}

export function isIndexable(html: string): boolean {
  const robots = attributesOf(html, /<meta name="robots"[^>]*>/g).map(({ content = '' }) => content)
  return !robots.some((content) => /noindex|none/.test(content))
}

/** Attributes of the head's elements of a form, by lower-case name. */
function attributesOf(html: string, element: RegExp): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(element)].map(([text]) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      ]),
    ),
  )
}
