import { toPhrasing } from '@vitrine/api-contract/html-blocks'
import type { Element, ElementContent } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { toPortableTree } from './html-text'
import type { ContentTree } from './pipeline'

/** Converts every element of the allow-list to Markdown. The result contains no HTML. */
const toMdast = unified()
  .use(rehypeRemark, {
    handlers: {
      'footnote-reference': (_, node) => ({
        type: 'footnoteReference',
        identifier: String(node.properties.identifier),
      }),
      'footnote-definition': (state, node) => ({
        type: 'footnoteDefinition',
        identifier: String(node.properties.identifier),
        children: state.toFlow(state.all(node)),
      }),
    },
  })
  .freeze()

/** Writes Markdown. `remarkParse` is here only for the type `Root`. */
const writer = unified()
  .use(remarkParse)
  // Aligned columns would make every row as long as the longest cell.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' })
  .freeze()

type Root = ReturnType<typeof writer.parse>
export type Block = Root['children'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
export type Inline = Paragraph['children'][number]

/**
 * Converts a tree to blocks of a Markdown document. Relative URLs become absolute; `base` is the URL of the page. The
 * headings start at `firstLevel`.
 */
export function toBlocks(tree: ContentTree, base: string, firstLevel: 2 | 3): Block[] {
  const copy = toPortableTree(tree, base)
  renameFootnotes(copy)
  unwrapEmptyLinks(copy)
  flattenTables(copy)
  const root: Root = toMdast.runSync(copy)
  visit(root, 'heading', (node) => {
    // The headings of a content tree start at level 2.
    node.depth = depths[node.depth - 2 + firstLevel - 1] ?? 6
  })
  // Control characters are removed before `toMarkdown` escapes the text. If they were removed afterwards, `[a]` and
  // `(javascript:b)` with a control character between them would become a link.
  visit(root, (node) => {
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') Object.assign(node, { [key]: removeControlCharacters(value) })
  })
  return root.children
}

const depths = [1, 2, 3, 4, 5, 6] as const

/**
 * Renames the elements of footnotes to those that `toMdast` handles. In the tree a footnote is an item of a list, a
 * reference is a link to the item, and the item has links back to its references. The links back are removed.
 */
function renameFootnotes(tree: ContentTree): void {
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return
    const { href, id } = node.properties
    if ('dataFootnoteBackref' in node.properties) {
      const before = parent.children[index - 1]
      if (before?.type === 'text') before.value = before.value.trimEnd()
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if ('dataFootnoteRef' in node.properties)
      renameFootnote(node, 'footnote-reference', /#fn-([\w-]+)$/.exec(String(href)))
    const definition = node.tagName === 'li' ? /^fn-([\w-]+)$/.exec(String(id)) : null
    if (definition && parent.type === 'element') parent.tagName = 'div'
    renameFootnote(node, 'footnote-definition', definition)
  })
}

/** Replaces a link or an image without a URL with its text. The sanitizer removes URLs that are not allowed. */
function unwrapEmptyLinks(tree: ContentTree): void {
  visit(tree, 'element', ({ tagName, properties, children }, index, parent) => {
    if (index === undefined || !parent) return
    const isLink = tagName === 'a' && !properties.href
    const isImage = tagName === 'img' && !properties.src
    if (!isLink && !isImage) return
    const alt = String(properties.alt ?? '')
    const replacement: typeof children = isLink ? children : alt ? [{ type: 'text', value: alt }] : []
    parent.children.splice(index, 1, ...replacement)
    return [SKIP, index]
  })
}

/** A cell of a table in Markdown has one line, and a table has no caption: the writer joins words or drops them. */
function flattenTables(tree: ContentTree): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, children } = node
    if (tagName === 'td' || tagName === 'th') node.children = toPhrasing(children, new Set())
    const caption = tagName === 'table' && children.find(isCaption)
    if (!caption || !parent || index === undefined) return
    node.children = children.filter((part) => part !== caption)
    parent.children.splice(index, 0, { ...caption, tagName: 'p' })
    return index + 1
  })
}

function isCaption(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'caption'
}

function renameFootnote(node: Element, tagName: string, match: RegExpExecArray | null): void {
  if (!match) return
  node.tagName = tagName
  node.properties = { identifier: match[1] }
}

/** Plain text from the API. `toMarkdown` escapes Markdown syntax in it. */
export function text(value: string) {
  return { type: 'text', value: toLine(value) } satisfies Inline
}

export function link(label: string, url: string): Inline {
  return { type: 'link', url: removeControlCharacters(url), children: [text(label)] }
}

export function strong(value: string): Inline {
  return { type: 'strong', children: [text(value)] }
}

export function heading(depth: 1 | 2 | 3, value: string): Block {
  return { type: 'heading', depth, children: [text(value)] }
}

export function paragraph(...children: Inline[]): Paragraph {
  return { type: 'paragraph', children }
}

export function quote(value: string): Block {
  return { type: 'blockquote', children: [paragraph(text(value))] }
}

/** A bullet list with one line for each item, or no block if there are no items. */
export function list(items: readonly (readonly Inline[])[]): Block[] {
  if (items.length === 0) return []
  return [
    {
      type: 'list',
      spread: false,
      children: items.map((children) => ({
        type: 'listItem',
        children: [{ type: 'paragraph', children: [...children] }],
      })),
    },
  ]
}

export function toMarkdown(blocks: readonly Block[]): string {
  return writer.stringify({ type: 'root', children: [...blocks] })
}

/** The YAML front matter of a document. Keys without a value are omitted. */
type FrontMatter = Readonly<Record<string, string | readonly string[] | null>>

/**
 * Writes a Markdown document with YAML front matter. Each value is JSON on one line, which is also valid YAML. No value
 * can therefore end the front matter or add a key.
 */
export function toMarkdownDocument(frontMatter: FrontMatter, blocks: readonly Block[]): string {
  const lines = Object.entries(frontMatter).flatMap(([key, value]) => {
    if (value === null || value.length === 0) return []
    return [`${key}: ${JSON.stringify(typeof value === 'string' ? toLine(value) : value.map(toLine))}`]
  })
  return ['---', ...lines, '---', '', toMarkdown(blocks)].join('\n')
}

/** Replaces each run of white space, line breaks included, with one space. Keeps no-break spaces. */
function toLine(value: string): string {
  return removeControlCharacters(value.replace(/[^\S\u00a0\u202f]+/gu, ' '))
}

/** Removes control characters except line feeds and tabs, and unpaired surrogates, which UTF-8 cannot encode. */
function removeControlCharacters(value: string): string {
  return value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
}
