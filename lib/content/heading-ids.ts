import type { Element, ElementContent } from 'hast'

/** No other id of a page begins with it, whatever a text says. */
const prefix = 'section-'
/** Characters of an id after the prefix. */
const maxId = 60

/** Gives each text an id of its own that is not among those `taken`. Of equal ones the second gets `-2`. */
export function createIds(taken: Set<string>): (text: string) => string {
  const counts = new Map<string, number>()
  return (text) => {
    const base = prefix + toWords(text)
    let count = counts.get(base) ?? 1
    let id = base
    while (taken.has(id)) {
      count += 1
      id = `${base}-${count}`
    }
    counts.set(base, count)
    taken.add(id)
    return id
  }
}

/** The words of a text in any script, without accents, with hyphens between them. */
export function toWords(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, '-')
  return [...words].slice(0, maxId).join('').replace(/^-|-$/g, '') || 'x'
}

/** The text of a heading on one line, without references to footnotes. */
export function headingText({ children }: Element): string {
  return textOf(children).replace(/\s+/gu, ' ').trim()
}

function textOf(children: readonly ElementContent[]): string {
  let text = ''
  for (const child of children) {
    if (child.type === 'text') text += child.value
    if (child.type === 'element' && !('dataFootnoteRef' in child.properties))
      text += child.tagName === 'br' ? ' ' : textOf(child.children)
  }
  return text
}
