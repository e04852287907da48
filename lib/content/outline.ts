import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { ContentTree } from './pipeline'
import { cutText } from './plain-text'

/** A heading of a text. `level` is that of its element: 2 to 6. */
export type Heading = { id: string; text: string; level: number }

/** The headings of a text: the ids of their elements, and the sections of a table of contents. */
export type Outline = { ids: ReadonlyMap<Element, string>; sections: readonly Section[] }

/** A section of the highest level, and the headings below it. */
export type Section = Heading & { parts: readonly Heading[] }

/** No other id of a page begins with it, whatever a heading says. */
const prefix = 'section-'
/** Characters of an id after the prefix. */
const maxId = 60
/** Characters of a heading in a table of contents, and the headings of it. */
const maxText = 120
const maxHeadings = 60

/**
 * The outline of a sanitized tree, which it does not change: feeds, Markdown alternates and the texts of jobs have no ids of
 * headings. An id is made from the words of its heading, so it stays the same while other headings change. Headings without
 * words have none.
 */
export function outlineOf(tree: ContentTree): Outline {
  const ids = new Map<Element, string>()
  const listed: Heading[] = []
  const top = new Set<unknown>(tree.children)
  const claim = createIds()
  visit(tree, 'element', (node) => {
    // A heading with an id is a link to itself, and a link in a link is not valid.
    if (node.tagName === 'a') return SKIP
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
    const text = level ? textOf(node.children).replace(/\s+/gu, ' ').trim() : ''
    if (text === '') return
    const id = claim(text)
    ids.set(node, id)
    // A heading in a quote or a list is no section of the text.
    if (top.has(node) && level <= 3 && listed.length < maxHeadings)
      listed.push({ id, text: cutText(text, maxText), level })
    // A parser leaves a heading in a heading where an element is between them.
    return SKIP
  })
  return { ids, sections: toSections(listed) }
}

/** From how many headings on a text has a table of contents. */
const minHeadings = 4
/** A text of so many words has one with fewer headings too. */
const longText = 1_000
const minHeadingsOfLongText = 2

/** Whether a text is so long that a table of contents helps. */
export function hasContents({ sections }: Outline, wordCount: number): boolean {
  const count = sections.reduce((sum, { parts }) => sum + 1 + parts.length, 0)
  return count >= (wordCount >= longText ? minHeadingsOfLongText : minHeadings)
}

function toSections(headings: readonly Heading[]): Section[] {
  const sections: (Heading & { parts: Heading[] })[] = []
  for (const heading of headings) {
    const section = sections.at(-1)
    if (section && heading.level > section.level) section.parts.push(heading)
    else sections.push({ ...heading, parts: [] })
  }
  return sections
}

/** Gives each text an id of its own. Of equal ones the second gets `-2`. */
function createIds(): (text: string) => string {
  const taken = new Set<string>()
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

/** The words of a heading in any script, without accents, with hyphens between them. */
function toWords(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, '-')
  return [...words].slice(0, maxId).join('').replace(/^-|-$/g, '') || 'x'
}

/** The text of a heading without references to footnotes. */
function textOf(children: readonly ElementContent[]): string {
  let text = ''
  for (const child of children) {
    if (child.type === 'text') text += child.value
    if (child.type === 'element' && !('dataFootnoteRef' in child.properties))
      text += child.tagName === 'br' ? ' ' : textOf(child.children)
  }
  return text
}
