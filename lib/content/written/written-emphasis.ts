import type { PhrasingContent, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Bold words that CommonMark does not end, because no space follows their punctuation, or because letters of a script without spaces
 * follow underscores: `**Gehalt:**3000`, `__太字__です`.
 */
const bold =
  /(?<![\p{L}\p{M}\p{N}*_])(?:\*\*([^\s*][^*\n]*\p{P})\*\*(?=[\p{L}\p{N}])|__([^\s_][^_\n]*)__(?=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]))/gu

/** A unified plugin that makes such words bold. */
export function writtenEmphasis() {
  return (tree: Root, file: { toString(): string }): void => {
    const source = String(file)
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !/\*\*|__/.test(node.value)) return
      const { start, end } = node.position ?? {}
      // An escaped asterisk is one.
      if (source.slice(start?.offset, end?.offset).includes('\\')) return
      const parts = toParts(node)
      parent.children.splice(index, 1, ...parts)
      return [SKIP, index + parts.length]
    })
  }
}

function toParts({ value }: Text): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let from = 0
  for (const { 0: found, 1: stars, 2: underscores = '', index } of value.matchAll(bold)) {
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) })
    parts.push({ type: 'strong', children: [{ type: 'text', value: stars ?? underscores }] })
    from = index + found.length
  }
  if (from < value.length) parts.push({ type: 'text', value: value.slice(from) })
  return parts
}
