import type { Element, RootContent } from 'hast'

/** A paragraph, heading, list item or other block. `kind` is the name of its element. */
export type TextBlock = { kind: string; text: string }

/** Elements whose text belongs to the block around them. */
const inline = new Set(
  (
    'a abbr b bdi bdo big button cite code data del dfn em font i img ins kbd label mark meter output q ' +
    's samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

/** Elements whose text no reader sees. */
const hidden = new Set(
  'script style template noscript svg iframe object head title textarea select'.split(' '),
)

/** The visible text of an element by blocks, in document order, without empty ones. */
export function readBlocks(root: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  let text = ''
  const end = (kind: string) => {
    const line = text.replace(/\s+/gu, ' ').trim()
    if (line) blocks.push({ kind, text: line })
    text = ''
  }
  const read = (nodes: readonly RootContent[], kind: string) => {
    for (const node of nodes) {
      if (node.type === 'text') text += node.value
      if (node.type !== 'element' || hidden.has(node.tagName)) continue
      if (node.tagName === 'br') text += ' '
      else if (inline.has(node.tagName)) read(node.children, kind)
      else {
        end(kind)
        read(node.children, node.tagName)
        end(node.tagName)
      }
    }
  }
  read(root.children, root.tagName)
  end(root.tagName)
  return blocks
}

/** The visible text of an element, its blocks and its images' texts separated by spaces. */
export function textOf(element: Element): string {
  const parts: string[] = []
  const read = (nodes: readonly RootContent[]) => {
    for (const node of nodes) {
      if (node.type === 'text') parts.push(node.value)
      if (node.type !== 'element' || hidden.has(node.tagName)) continue
      const isInline = inline.has(node.tagName)
      if (!isInline) parts.push(' ')
      if (node.tagName === 'img') parts.push(String(node.properties.alt ?? ''))
      read(node.children)
      if (!isInline) parts.push(' ')
    }
  }
  read(element.children)
  return parts.join('')
}
