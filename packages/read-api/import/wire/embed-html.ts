import { htmlAllowList } from '@vitrine/api-contract/html-allow-list'
import { keepLines } from '@vitrine/api-contract/html-blocks'
import { toHtmlSource } from '@vitrine/api-contract/html-lines'
import { writeMarks } from '@vitrine/api-contract/html-marks'
import { applyStyles } from '@vitrine/api-contract/html-styles'
import { isUnset } from '@vitrine/api-contract/unset-text'
import { readUrl } from '@vitrine/api-contract/written-url'
import { storedOrigin } from '@vitrine/content-store/site-origin'
import type { Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import { unified } from 'unified'
import { isTooComplex, listNodes } from './html-limits'
import { isSimpleHtml } from './simple-html'

/** The elements that job texts use. */
const tagNames = new Set('p br strong b em i u s ul ol li h2 h3 h4 blockquote a code pre hr'.split(' '))

const schema: Options = {
  tagNames: htmlAllowList.tagNames.filter((name) => tagNames.has(name)),
  attributes: { a: ['href', ['rel', 'noopener', 'noreferrer']] },
  protocols: htmlAllowList.protocols,
  strip: [...htmlAllowList.strip, 'iframe', 'object'],
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(checkLinks)
  .use(repairMarkup)
  .use(rehypeSanitize, schema)
  .use(protectFirstNewline)
  .freeze()

const maxPasses = 4
const maxPlainCharacters = 10_000

/**
 * Sanitized HTML of a job text, empty for an unset one. The widget writes it with `innerHTML` (docs/read-api-behaviour.md, section 9.1), so
 * the result has only the tags above, and no attributes but a checked `href` with its `rel`. Sanitizing the result
 * again returns the same text. A text that cannot be parsed, or not in bounded time, becomes a paragraph
 * of its first 10,000 characters without tags.
 */
export function toEmbedHtml(text: string): string {
  // Most texts are of this kind.
  if (text.startsWith('<') && isSimpleHtml(text) && !isUnset(text)) return text
  if (isUnset(text)) return ''
  const html = toHtmlSource(text)
  if (isSimpleHtml(html)) return html
  return settle(sanitize(html))
}

/** What remains can be lines without elements, or nothing that is seen. */
function settle(sanitized: string): string {
  const html = toHtmlSource(sanitized)
  const settled = html === sanitized ? html : sanitize(html)
  return isUnset(settled) ? '' : settled
}

/** The same by parsing the text, whatever it has. @internal */
export function sanitize(html: string): string {
  try {
    return sanitizeUntilStable(html) ?? toPlainHtml(html)
  } catch {
    // `listNodes` throws for a large tree, and the parser for one deeper than the stack and for `<template#<p>`.
    return toPlainHtml(html)
  }
}

/**
 * After an element is removed, its parent and its children can be a pair that HTML does not nest, such as a paragraph
 * in a paragraph. A browser builds a different tree from such a text, so the text is parsed and checked again.
 * `null` if it is too complex or still changes in the last pass.
 */
function sanitizeUntilStable(html: string): string | null {
  let current = html
  for (let pass = 0; pass < maxPasses; pass += 1) {
    if (isTooComplex(current)) return null
    const tree = processor.runSync(processor.parse(current))
    const next = toHtml(tree, { characterReferences: { useNamedReferences: true } })
    if (next === current) return current
    current = next
  }
  return null
}

function toPlainHtml(html: string): string {
  const text = html.slice(0, maxPlainCharacters).replace(/<[/!?a-z][^<>]*>?/gi, ' ')
  return sanitizeUntilStable(`<p>${text.trim()}</p>`) ?? ''
}

function checkLinks() {
  return (tree: Root): void => {
    for (const node of listNodes(tree)) {
      if (node.type === 'element' && node.tagName === 'a') node.properties = linkProperties(node.properties)
    }
  }
}

/** What the sanitizer removes and the text needs: the meaning of styles, the marks of quotes and ruby, and the lines of other block elements. */
function repairMarkup() {
  return (tree: Root): void => {
    applyStyles(tree)
    writeMarks(tree)
    keepLines(tree, tagNames)
  }
}

/**
 * Only absolute URLs: a browser would resolve a relative one against the website that shows the widget. A path leads to the site,
 * whose origin is written when the text is sent.
 */
function linkProperties({ href }: Properties): Properties {
  const text = String(href ?? '').trim()
  const url = /^\/(?![/\\\s])/.test(text) ? new URL(text, storedOrigin).href : readUrl(text)?.href
  return url === undefined
    ? {}
    : { href: isSpelledOut(text, url) ? text : url, rel: ['noopener', 'noreferrer'] }
}

/** A URL stays as it is written where a browser reads the same from it. */
function isSpelledOut(text: string, url: string): boolean {
  return /^[a-z]+:[^\s"'<>\\]+$/.test(text) && URL.canParse(text) && new URL(text).href === url
}

/** Parsers ignore a newline directly after `<pre>`, so a first newline of the text is written twice. */
function protectFirstNewline() {
  return (tree: Root): void => {
    for (const node of listNodes(tree)) {
      if (node.type !== 'element' || node.tagName !== 'pre') continue
      const [first] = node.children
      if (first?.type === 'text' && first.value.startsWith('\n')) first.value = `\n${first.value}`
    }
  }
}
