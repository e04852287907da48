import { hasLineTag, wordsEscaper } from '@vitrine/api-contract/html-lines'
import type { Heading, Html, List, Paragraph, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** A unified plugin: sentences that CommonMark takes for a list or a heading are paragraphs, and words in angle brackets are words. */
export function writtenBlocks() {
  return (tree: Root, file: { toString(): string }): void => {
    const source = String(file)
    let toEscaped: ReturnType<typeof wordsEscaper> | null = null
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return
      if (node.type === 'html') {
        toEscaped ??= wordsEscaper(source)
        parent.children[index] = toWords(node, toEscaped(node.value), parent.type)
        return
      }
      const blocks: RootContent[] | null =
        node.type === 'list'
          ? toSentences(node, parent.children, source)
          : node.type === 'heading'
            ? toParagraph(node, source)
            : null
      if (blocks === null) return
      parent.children.splice(index, 1, ...blocks)
      return [SKIP, index + blocks.length]
    })
  }
}

const containers = new Set(['root', 'blockquote', 'listItem'])

function toWords(node: Html, value: string, parent: string): Html | Paragraph {
  const html: Html = { ...node, value }
  const isSentence = value !== node.value && containers.has(parent) && !hasLineTag(value)
  return isSentence ? { type: 'paragraph', children: [html] } : html
}

/** A list cannot begin with a year: its next number would be the next year. */
const firstYear = 1_000

const date = /^\d{1,2}\. \p{L}+\.? \d{4}(?![\p{L}\d])/u
/** Characters of an item that are read. */
const maxStart = 60

/**
 * `1986. A great year` and `24. Dezember`: a list that begins with a year, or of one other number than the first, with no other
 * list that it could go on. Also a list of dates, such as `1. Mai 2026`.
 */
function toSentences(
  list: List,
  siblings: readonly { type: string }[],
  source: string,
): RootContent[] | null {
  const start = list.start ?? 1
  const starts = list.children.map(({ position }) => {
    const from = position?.start.offset ?? 0
    return source.slice(from, from + maxStart)
  })
  const isAlone = siblings.filter(({ type }) => type === 'list').length === 1
  const isSentence = start >= firstYear || (start > 1 && list.children.length === 1 && isAlone)
  if (!list.ordered || !(isSentence || starts.every((text) => date.test(text)))) return null
  return list.children.flatMap((item, index) => {
    const [first, ...others] = item.children
    const [marker = ''] = /^\d+[.)]/.exec(starts[index] ?? '') ?? []
    const number = { type: 'text' as const, value: `${marker} ` }
    return first?.type === 'paragraph'
      ? [{ ...first, children: [number, ...first.children] }, ...others]
      : [{ type: 'paragraph' as const, children: [number] }, ...item.children]
  })
}

/** A line of hyphens below a sentence, or below several lines, divides texts: it underlines no heading. */
function toParagraph({ position, children }: Heading, source: string): RootContent[] | null {
  const lines = source.slice(position?.start.offset, position?.end.offset).trim().split('\n')
  const text = lines.slice(0, -1).map((line) => line.trim())
  const isUnderlined = text.length > 0 && /^[ \t>]*-+$/.test(lines.at(-1)?.trim() ?? '')
  const isSentence = text.length > 1 || /[.:;,…。][”»")]?$/.test(text[0] ?? '')
  return isUnderlined && isSentence ? [{ type: 'paragraph', children }, { type: 'thematicBreak' }] : null
}
