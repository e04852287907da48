import type { Element, Root as Tree } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { toPortableTree } from './html-text'
import type { TextForm } from './pipeline'

/** No element that the allow-list lets through is written as HTML. */
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
        children: state.toFlow(state.all(node)) as Definition['children'],
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
export type Inline = Extract<Block, { type: 'paragraph' }>['children'][number]
type Definition = Extract<Block, { type: 'footnoteDefinition' }>

/**
 * Upstream text in the form of a Markdown document's parts: sanitised as on a page, addresses absolute by `base`.
 * Its headings begin at the level `top`.
 */
export function toBlocks(text: string, form: TextForm, base: string, top: 2 | 3): Block[] {
  const tree = toPortableTree(text, form, base)
  markFootnotes(tree)
  leaveOutEmptyLinks(tree)
  const root: Root = toMdast.runSync(tree)
  visit(root, 'heading', (node) => {
    node.depth = Math.min(node.depth + top - 2, 6) as typeof node.depth
  })
  // Before it is written, for what they part would act once they are gone: `[a]`, a control, `(javascript:b)`.
  visit(root, (node) => {
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') Object.assign(node, { [key]: withoutControls(value) })
  })
  return root.children
}

/** A page has footnotes as links to a list and back; here they are footnotes again. */
function markFootnotes(tree: Tree): void {
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

/** Where the sanitiser dropped an address, the text of a link or an image stands alone. */
function leaveOutEmptyLinks(tree: Tree): void {
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

/** Plain upstream text: it is shown as it is, whatever marks of Markdown it holds. */
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

export function paragraph(...children: Inline[]): Block {
  return { type: 'paragraph', children }
}

export function quote(value: string): Block {
  return { type: 'blockquote', children: [paragraph(text(value)) as Definition['children'][number]] }
}

/** One line per item; nothing at all for no items. */
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

/** What is known of a document in short; keys without a value are left out. */
export type Head = Readonly<Record<string, string | readonly string[] | null>>

/**
 * A document under a head of YAML. Values are written as JSON, which is YAML on one line each: no text can end the
 * head or begin another key.
 */
export function toMarkdownDocument(head: Head, blocks: readonly Block[]): string {
  const lines = Object.entries(head).flatMap(([key, value]) => {
    if (value === null || value.length === 0) return []
    return [`${key}: ${JSON.stringify(typeof value === 'string' ? toLine(value) : value.map(toLine))}`]
  })
  return ['---', ...lines, '---', '', toMarkdown(blocks)].join('\n')
}

/** On one line; spaces that must not break stay such. */
function toLine(value: string): string {
  return withoutControls(value.replace(/[^\S\u00a0\u202f]+/gu, ' '))
}

/** Nor halves of surrogate pairs, which no file can hold. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
}
