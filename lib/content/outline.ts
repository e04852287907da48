import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { createIds, headingText } from './heading-ids'
import type { ContentTree } from './pipeline'
import { cutText } from './plain-text'

/** A heading of a text. `level` is that of its element: 2 to 6. */
export type Heading = { id: string; text: string; level: number }

/** The headings of a text: the ids of their elements, and the sections of a table of contents. */
export type Outline = { ids: ReadonlyMap<Element, string>; sections: readonly Section[] }

/** A section of the highest level, and the headings below it. */
export type Section = Heading & { parts: readonly Heading[] }

/** Characters of a heading in a table of contents, and the headings of it. */
const maxText = 120
const maxHeadings = 60

/**
 * The outline of a sanitized tree, which it does not change: feeds, Markdown alternates and the texts of jobs have only the ids
 * of headings that links of the text lead to. An id is made from the words of its heading, so it stays the same while other headings change. Headings without
 * words have none.
 */
export function outlineOf(tree: ContentTree): Outline {
  const ids = new Map<Element, string>()
  const listed: Heading[] = []
  const top = new Set<unknown>(tree.children)
  const claim = createIds(idsOf(tree))
  visit(tree, 'element', (node) => {
    // A heading with an id is a link to itself, and a link in a link is not valid.
    if (node.tagName === 'a') return SKIP
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
    const text = level ? headingText(node) : ''
    if (text === '') return
    const id = typeof node.properties.id === 'string' ? node.properties.id : claim(text)
    ids.set(node, id)
    // A heading in a quote or a list is no section of the text.
    if (top.has(node) && level <= 3 && listed.length < maxHeadings)
      listed.push({ id, text: cutText(text, maxText), level })
    // A parser leaves a heading in a heading where an element is between them.
    return SKIP
  })
  return { ids, sections: toSections(listed) }
}

/** The ids that links of the text lead to. */
function idsOf(tree: ContentTree): Set<string> {
  const ids = new Set<string>()
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id)
  })
  return ids
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
