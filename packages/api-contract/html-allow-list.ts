/** An attribute name, or a name and the patterns of its permitted values. */
type AttributeRule = string | [name: string, ...values: RegExp[]]

/** The structure is the one that `rehype-sanitize` expects. */
type HtmlAllowList = {
  tagNames: string[]
  attributes: Record<string, AttributeRule[]>
  protocols: Record<string, string[]>
  strip: string[]
}

/**
 * The HTML that is permitted in texts of the API. The site and the embed operation build their schemas for
 * `rehype-sanitize` from this list. Elements in `strip` are removed with their content; of every other element that
 * is not in `tagNames`, only the content remains. `protocols` does not exclude relative URLs.
 */
export const htmlAllowList = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sup', 'sub', 'abbr', 'mark', 'kbd'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    code: [['className', /^language-[\w-]+$/]],
    details: ['open'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  strip: [
    ...['script', 'style', 'template', 'noscript', 'textarea', 'title'],
    ...['svg', 'math', 'xmp', 'noembed', 'noframes'],
  ],
} satisfies HtmlAllowList
