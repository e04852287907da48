import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { repairLinks } from './links'
import { addFigures } from './media/figures'
import { dropUnknownImages } from './media/images'
import { addVideos, frames } from './media/videos'
import { linkParts } from './text-parts'

/** Converts elements that editors use to elements of the allow-list. Runs before the sanitizer. */
export function adapt() {
  return (tree: Root): void => {
    const names = namesIn(tree)
    const has = (...wanted: readonly string[]) => wanted.some((name) => names.has(name))
    if (has('h1', 'h2', 'h3', 'h4', 'h5', 'h6')) levelHeadings(tree)
    if (has('tr')) scopeHeaders(tree)
    if (has('tr', '@colSpan', '@rowSpan')) limitTables(tree)
    if (has('img')) dropUnknownImages(tree)
    if (has('img', 'blockquote')) addFigures(tree)
    addVideos(tree)
    if (has('a', ...frames)) repairLinks(tree)
    if (has('a', '@id', ...frames)) linkParts(tree)
  }
}

/** The names of the elements in a tree, and of their attributes with `@`. Most texts have few: each step reads the whole tree. */
function namesIn(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, 'element', ({ tagName, properties }) => {
    names.add(tagName)
    for (const name of Object.keys(properties)) names.add(`@${name}`)
  })
  return names
}

/** The first level is the page's own heading, so the headings of a text start at the second. No level is skipped. */
function levelHeadings(tree: Root): void {
  const headings: { node: Element; level: number }[] = []
  visit(tree, 'element', (node) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level) headings.push({ node, level: Number(level) })
  })
  const first = Math.min(...headings.map(({ level }) => level))
  let previous = 1
  for (const { node, level } of headings) {
    previous = Math.min(level - first + 2, previous + 1, 6)
    node.tagName = `h${previous}`
  }
}

/** Sets a missing `scope` of header cells: the column in `thead` and in a row of header cells only, else the row. */
function scopeHeaders(tree: Root): void {
  visit(tree, 'element', (row, _, part) => {
    if (row.tagName !== 'tr') return
    const cells = row.children.filter((child) => child.type === 'element')
    const isHead = part?.type === 'element' && part.tagName === 'thead'
    const scope = isHead || cells.every(({ tagName }) => tagName === 'th') ? 'col' : 'row'
    for (const cell of cells) if (cell.tagName === 'th') cell.properties.scope ??= scope
  })
}

const maxSpan = 20
const maxColumns = 200

/**
 * Removes larger spans and refuses wider rows: browsers and the writer of Markdown make the cells of all columns in
 * every row.
 */
function limitTables(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties, children } = node
    for (const name of ['colSpan', 'rowSpan'] as const)
      if (!(Number(properties[name]) <= maxSpan)) delete properties[name]
    if (tagName === 'tr' && children.length > maxColumns) throw new RangeError('A table is too wide')
  })
}
