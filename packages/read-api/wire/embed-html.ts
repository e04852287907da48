const tags = new Set('p br strong b em i u s ul ol li h2 h3 h4 blockquote a code pre hr'.split(' '))
const voidTags = new Set(['br', 'hr'])
const safeAddress = /^(https?:|mailto:|tel:)[^\s"'<>\\]+$/i

/**
 * HTML of a job, made safe for pages that write it as it is, as the widget does (field notes 9). What comes out is
 * put together anew: only the tags above, no attribute but a checked `href`, every other `<` and `>` escaped.
 */
export function toEmbedHtml(html: string): string {
  const open: string[] = []
  let safe = ''
  for (const token of withoutHiddenText(html).match(/<\/?[a-z][^<>]*>|<|[^<]+/gi) ?? []) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token) ?? []
    const tag = name.toLowerCase()
    if (tag === '' || !token.endsWith('>')) safe += escapeText(token)
    else if (!tags.has(tag)) continue
    else if (slash === '') {
      safe += openingTag(tag, token)
      if (!voidTags.has(tag)) open.push(tag)
    } else if (open.includes(tag)) safe += closeUpTo(tag, open)
  }
  return (
    safe +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}

/** Comments, and elements whose text nobody is meant to read. */
function withoutHiddenText(html: string): string {
  return html.replace(
    /<!--[\s\S]*?(-->|$)|<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(<\/\2\s*>|$)/gi,
    '',
  )
}

function openingTag(tag: string, token: string): string {
  if (tag !== 'a') return `<${tag}>`
  const [, quoted, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(token) ?? []
  const address = (quoted ?? single ?? bare ?? '').trim()
  return safeAddress.test(address) ? `<a href="${address}" rel="noopener noreferrer">` : '<a>'
}

function closeUpTo(tag: string, open: string[]): string {
  let closed = ''
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    closed += `</${last}>`
    if (last === tag) break
  }
  return closed
}

/** Entities that are there already stay: the text is HTML. */
function escapeText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
