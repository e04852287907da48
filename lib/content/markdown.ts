import type { Element } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { toPortableTree } from './html-text'
import type { ContentTree } from './pipeline'

/** Converts every element of the allow-list to Markdown; none is written as HTML. */
const toMdast = unified()
  .use(rehypeRemark, {
    handlers: {
      'footnote-mark': (_, node) => ({
        type: 'footnoteReference',
        identifier: String(node.properties.identifier),
      }),
      'footnote-text': (state, node) => ({
        type: 'footnoteDefinition',
        identifier: String(node.properties.identifier),
        children: state.toFlow(state.all(node)),
      }),
    },
  })
  .freeze()

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' })
  .freeze()

type Root = ReturnType<typeof writer.parse>
export type Block = Root['children'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
export type Inline = Paragraph['children'][number]

/**
 * A tree as blocks of a Markdown document. URLs are absolute, resolved against `base`, the URL of the page. Headings
 * start at the level `top`.
 */
export function toBlocks(tree: ContentTree, base: string, top: 2 | 3): Block[] {
  const copy = toPortableTree(tree, base)
  markFootnotes(copy)
  unwrapEmptyLinks(copy)
  const root: Root = toMdast.runSync(copy)
  visit(root, 'heading', (node) => {
    node.depth = depths[node.depth + top - 3] ?? 6
  })
  // Before it is written: `[a]`, a control character and `(javascript:b)` would be a link once the control is removed.
  visit(root, (node) => {
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') Object.assign(node, { [key]: withoutControls(value) })
  })
  return root.children
}

const depths = [1, 2, 3, 4, 5, 6] as const

/** In the tree, footnotes are links to a list and back. This renames them for the handlers of `toMdast`. */
function markFootnotes(tree: ContentTree): void {
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
      rename(node, 'footnote-mark', /#fn-([\w-]+)$/.exec(String(href)))
    const note = node.tagName === 'li' ? /^fn-([\w-]+)$/.exec(String(id)) : null
    if (note && parent.type === 'element') parent.tagName = 'div'
    rename(node, 'footnote-text', note)
  })
}

/** Replaces a link or image without a URL, which the sanitiser removed, with its text. */
function unwrapEmptyLinks(tree: ContentTree): void {
  visit(tree, 'element', ({ tagName, properties, children }, index, parent) => {
    if (index === undefined || !parent) return
    const isLink = tagName === 'a' && !properties.href
    const isImage = tagName === 'img' && !properties.src
    if (!isLink && !isImage) return
    const alt = String(properties.alt ?? '')
    const rest: typeof children = isLink ? children : alt ? [{ type: 'text', value: alt }] : []
    parent.children.splice(index, 1, ...rest)
    return [SKIP, index]
  })
}

function rename(node: Element, tagName: string, match: RegExpExecArray | null): void {
  if (!match) return
  node.tagName = tagName
  node.properties = { identifier: match[1] }
}

/** Plain upstream text. The writer escapes Markdown syntax in it. */
export function text(value: string) {
  return { type: 'text', value: toLine(value) } satisfies Inline
}

export function link(label: string, url: string): Inline {
  return { type: 'link', url: withoutControls(url), children: [text(label)] }
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

/** One line per item. Empty without items. */
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

/** The YAML head of a document. Keys without a value are omitted. */
export type Head = Readonly<Record<string, string | readonly string[] | null>>

/**
 * A Markdown document with a YAML head. Values are written as JSON, which is YAML on one line, so that no value can end
 * the head or add a key.
 */
export function toMarkdownDocument(head: Head, blocks: readonly Block[]): string {
  const lines = Object.entries(head).flatMap(([key, value]) => {
    if (value === null || value.length === 0) return []
    return [`${key}: ${JSON.stringify(typeof value === 'string' ? toLine(value) : value.map(toLine))}`]
  })
  return ['---', ...lines, '---', '', toMarkdown(blocks)].join('\n')
}

/** Replaces white space with single spaces, but keeps no-break spaces. */
function toLine(value: string): string {
  return withoutControls(value.replace(/[^\S\u00a0\u202f]+/gu, ' '))
}

/** Without control characters, and without unpaired surrogates, which UTF-8 cannot encode. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
}
