import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Makes figures of what Markdown has no syntax for: an image with a title becomes an image with a caption, and a quote that
 * ends with its speaker a pull quote. Runs before the sanitizer.
 */
export function addFigures(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return
    // Who writes a figure in HTML writes its caption too.
    if (node.tagName === 'figure') return SKIP
    const figure = node.tagName === 'p' ? toImageFigure(node) : toQuoteFigure(node)
    if (!figure) return
    parent.children[index] = figure
    return [SKIP, index + 1]
  })
}

/** A paragraph of one image that has a title, linked or not. */
function toImageFigure(paragraph: Element): Element | null {
  const only = onlyElement(paragraph)
  const image = only?.tagName === 'a' ? onlyElement(only) : only
  if (!only || image?.tagName !== 'img') return null
  const { title } = image.properties
  if (typeof title !== 'string' || title.trim() === '') return null
  delete image.properties.title
  return figure(only, [{ type: 'text', value: title.trim() }])
}

function onlyElement({ children }: Element): Element | null {
  const [first, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  return first?.type === 'element' && others.length === 0 ? first : null
}

/** Characters of the line that names a speaker. A longer one is part of what is said. */
const maxSpeaker = 120

const dash = /^\s*(?:[—–―]|--)\s*(?=\S)/

/**
 * A quote whose last line begins with a dash, as in `> — A name`. The lines of a dialogue begin with dashes too, its first
 * line among them.
 */
function toQuoteFigure(quote: Element): Element | null {
  if (quote.tagName !== 'blockquote') return null
  const paragraphs = quote.children.filter((child) => child.type === 'element')
  const last = paragraphs.at(-1)
  const [first] = paragraphs
  if (!first || last?.tagName !== 'p' || startsWithDash(first)) return null
  const speaker = paragraphs.length > 1 ? takeParagraph(quote, last) : takeLastLine(last)
  return speaker && figure(quote, speaker)
}

function startsWithDash({ children: [first] }: Element): boolean {
  return first?.type === 'text' && dash.test(first.value)
}

function takeParagraph(quote: Element, last: Element): ElementContent[] | null {
  if (!startsWithDash(last)) return takeLastLine(last)
  if (lengthOf(last) > maxSpeaker) return null
  quote.children = quote.children.filter((child) => child !== last)
  return last.children
}

/** The last line of the paragraph, if that begins with a dash. Removes it from the paragraph. */
function takeLastLine(paragraph: Element): ElementContent[] | null {
  const text = paragraph.children.at(-1)
  if (text?.type !== 'text') return null
  const place = text.value.trimEnd().lastIndexOf('\n')
  const line = text.value.slice(place + 1).trim()
  if (place < 0 || !dash.test(line) || line.length > maxSpeaker) return null
  text.value = text.value.slice(0, place).trimEnd()
  return [{ type: 'text', value: line }]
}

function lengthOf({ children }: Element): number {
  let length = 0
  for (const child of children) {
    if (child.type === 'text') length += child.value.length
    if (child.type === 'element') length += lengthOf(child)
  }
  return length
}

function figure(content: Element, caption: ElementContent[]): Element {
  const line: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: caption }
  return { type: 'element', tagName: 'figure', properties: {}, children: [content, line] }
}
