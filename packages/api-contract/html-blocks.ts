import type { Element, ElementContent, Root, RootContent } from 'hast'
import { isBlank } from './invisible'

/** Elements that start a new line. */
export const blockNames: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'dd', 'details', 'dialog'],
  ...['dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'header', 'hgroup', 'hr', 'html', 'legend', 'li', 'listing', 'main', 'marquee', 'menu'],
  ...['nav', 'ol', 'optgroup', 'option', 'p', 'plaintext', 'pre', 'search', 'section', 'summary', 'table'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
])

/** Elements that are shown without words. A paragraph around one of the first would not be valid. */
const frames = new Set(['iframe', 'embedded-video', 'video', 'object', 'embed', 'oembed', 'audio'])
const media = new Set([...frames, 'img', 'picture', 'input', 'noscript', 'svg'])

/** Blocks that contain phrasing only. */
const phrasing = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary', 'caption', 'pre'])
/** Blocks whose only line is no paragraph. */
const items = new Set(['li', 'td', 'th', 'dd', 'figcaption'])
const structures = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'])

const blockStyle = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table|flow-root)\b/i

/** Whether an element starts a new line, by its name or by its style. */
export function isBlock({ tagName, properties }: Element): boolean {
  if (blockNames.has(tagName)) return true
  return typeof properties.style === 'string' && blockStyle.test(properties.style)
}

/** Whether a node shows something: a character that is no space, or an image, a video or the like. */
export function hasWords(node: RootContent): boolean {
  if (node.type === 'text') return /[!-~]/.test(node.value) || !isBlank(node.value)
  return node.type === 'element' && (media.has(node.tagName) || node.children.some(hasWords))
}

/**
 * Replaces the block elements that are not allowed with paragraphs, before a sanitizer removes them: their lines stay lines. Removes
 * paragraphs, headings, lists, items, quotes and figures that show nothing. The ids and names of what it removes are in `dataNames` of the next block,
 * because links can lead to them. The tree may not be deeper than the call stack.
 */
export function keepLines(tree: Root, allowed: ReadonlySet<string>): void {
  if (isInOrder(tree)) return
  /** The paragraphs that are made here. */
  const made = new Set<RootContent>()
  /** Ids and names for the next block. */
  let names: string[] = []
  tree.children = toFlow(tree.children, false)

  function isInOrder({ children }: Root | Element): boolean {
    return children.every(
      (child) =>
        child.type !== 'element' ||
        (!isUnknownBlock(child) &&
          child.tagName !== 'details' &&
          !(isRemovedIfBlank(child) && !hasWords(child)) &&
          isInOrder(child)),
    )
  }

  function isUnknownBlock(element: Element): boolean {
    return isBlock(element) && !allowed.has(element.tagName)
  }

  /** `isLoose`: text between the blocks becomes paragraphs. */
  function toFlow(children: readonly RootContent[], isLoose: boolean): ElementContent[] {
    const flow: ElementContent[] = []
    let run: ElementContent[] = []
    const endRun = (): void => {
      flow.push(...(isLoose ? toLines(run) : run))
      run = []
    }
    const add = (nodes: readonly RootContent[]): void => {
      for (const node of nodes) {
        if (node.type === 'doctype') continue
        if (node.type !== 'element') run.push(node)
        else if (isBlock(node)) {
          endRun()
          flow.push(...toBlocks(node))
        } else if (frames.has(node.tagName)) {
          endRun()
          flow.push(node)
        } else if (!containsBlock(node)) run.push(node)
        else if (!allowed.has(node.tagName)) add(node.children)
        else {
          endRun()
          flow.push(...moveInside(node))
        }
      }
    }
    add(children)
    endRun()
    return flow
  }

  function toBlocks(element: Element): ElementContent[] {
    const { tagName, children } = element
    if (isRemovedIfBlank(element) && !hasWords(element)) {
      remove([element])
      return []
    }
    if (allowed.has(tagName)) {
      giveNames(element)
      if (phrasing.has(tagName)) element.children = toPhrasing(children, allowed, tagName === 'pre')
      else if (structures.has(tagName)) element.children = children.flatMap(toPart)
      else element.children = toContent(element)
      return [element]
    }
    names.push(...namesOf(element))
    if (tagName === 'hr') return []
    const heading = headingFor(tagName)
    if (heading || tagName === 'pre' || tagName === 'listing' || tagName === 'plaintext')
      return [withName(element, heading ?? 'pre')].flatMap(toLeaf)
    if (tagName === 'menu' || tagName === 'dir') return toBlocks(withName(element, 'ul'))
    if (tagName === 'tr') return toRow(element)
    return toFlow(children, true)
  }

  /** A heading, or preformatted text, which becomes a paragraph of lines where `pre` is not allowed. */
  function toLeaf(element: Element): ElementContent[] {
    element.children = toPhrasing(element.children, allowed, true)
    if (allowed.has(element.tagName)) return [giveNames(element)]
    return toLines(withoutLastBreak(element.children.flatMap(withBreaks)))
  }

  /** The allowed heading of the nearest level. */
  function headingFor(tagName: string): string | undefined {
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1])
    const names = ['h2', 'h3', 'h4', 'h5', 'h6'].filter((name) => allowed.has(name))
    return level ? (level === 1 ? names[0] : names.at(-1)) : undefined
  }

  /** The cells of a row in one line, or each for itself where one of them has blocks. */
  function toRow({ children }: Element): ElementContent[] {
    const cells = children.filter((child) => child.type === 'element')
    if (cells.some(containsBlock)) return cells.flatMap((cell) => toFlow(cell.children, true))
    return toLines(cells.flatMap((cell, index) => (index ? [text(' '), ...cell.children] : cell.children)))
  }

  /** A part of a list or a table. Elements between the structure and its parts are removed. */
  function toPart(part: ElementContent): ElementContent[] {
    if (part.type !== 'element' || !isBlock(part)) return [part]
    return isUnknownBlock(part) && !structures.has(part.tagName) && containsPart(part)
      ? part.children.flatMap(toPart)
      : toBlocks(part)
  }

  /** The content of an element that has blocks or phrasing. */
  function toContent({ tagName, children }: Element): ElementContent[] {
    // Readers of plain text join the words after a summary to it.
    const flow = toFlow(children, tagName === 'details')
    const only = flow.filter((node) => made.has(node))
    const hasOtherLine = flow.some(
      (node) => !made.has(node) && hasWords(node) && !(node.type === 'element' && isBlock(node)),
    )
    if (!items.has(tagName) || only.length !== 1 || hasOtherLine) return flow
    return flow.flatMap((node) => (made.has(node) && node.type === 'element' ? node.children : [node]))
  }

  /** An inline element around blocks, such as a link around a card, becomes one in each line. */
  function moveInside(inline: Element): ElementContent[] {
    return toFlow(inline.children, true).map((node) => {
      if (!made.has(node) || node.type !== 'element')
        return hasWords(node) ? { ...inline, children: [node] } : node
      node.children = [{ ...inline, children: node.children }]
      return node
    })
  }

  /** The paragraphs of a run of phrasing. Two line breaks after each other separate paragraphs. */
  function toLines(run: readonly ElementContent[]): Element[] {
    const lines: ElementContent[][] = [[]]
    let breaks = 0
    for (const node of run) {
      if (node.type === 'element' && node.tagName === 'br') breaks += 1
      else if (hasWords(node)) {
        if (breaks > 1) lines.push([])
        else if (breaks === 1 && lines.at(-1)?.length) lines.at(-1)?.push(element('br', []))
        breaks = 0
        lines.at(-1)?.push(node)
      } else if (breaks === 0 && lines.at(-1)?.length) lines.at(-1)?.push(node)
    }
    const shown = lines.filter((line) => line.some(hasWords))
    if (shown.length === 0) remove(run)
    return shown.map((line) => {
      const paragraph = giveNames(element('p', trim(line)))
      made.add(paragraph)
      return paragraph
    })
  }

  function remove(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      names.push(...namesOf(node))
      remove(node.children)
    }
  }

  function giveNames(block: Element): Element {
    if (names.length > 0) block.properties = { ...block.properties, dataNames: names }
    names = []
    return block
  }
}

function namesOf({ tagName, properties: { id, name } }: Element): string[] {
  return [id, tagName === 'a' ? name : undefined].filter((text) => typeof text === 'string')
}

/** Phrasing without blocks: a line break stands where a block that is not allowed begins or ends. */
export function toPhrasing(
  children: readonly ElementContent[],
  allowed: ReadonlySet<string>,
  isPreformatted = false,
): ElementContent[] {
  const result: ElementContent[] = []
  let [isStart, isNewLine] = [true, false]
  const add = (node: ElementContent): void => {
    if (hasWords(node)) {
      if (isNewLine && !isStart) result.push(isPreformatted ? text('\n') : element('br', []))
      isStart = isNewLine = false
    }
    result.push(node)
  }
  for (const child of children) {
    if (child.type !== 'element') add(child)
    else if (isBlock(child) && !allowed.has(child.tagName)) {
      isNewLine = true
      for (const node of toPhrasing(child.children, allowed, isPreformatted)) add(node)
      isNewLine = true
    } else add({ ...child, children: toPhrasing(child.children, allowed, isPreformatted) })
  }
  return result
}

const isRemovedIfBlank = ({ tagName }: Element): boolean =>
  /^(p|h[1-6]|ul|ol|li|blockquote|figure)$/.test(tagName)

function containsBlock({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (isBlock(child) || containsBlock(child)))
}

const parts = new Set(['li', 'dt', 'dd', 'tr', 'td', 'th'])

function containsPart({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && parts.has(child.tagName))
}

/** Preformatted text with an element for each line break. */
function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(withBreaks) }]
  if (node.type !== 'text') return []
  return node.value
    .split('\n')
    .flatMap((line, index) => [...(index ? [element('br', [])] : []), ...(line ? [text(line)] : [])])
}

function withoutLastBreak(nodes: readonly ElementContent[]): ElementContent[] {
  const last = nodes.at(-1)
  if (last?.type !== 'element') return [...nodes]
  const kept = last.tagName === 'br' ? [] : [{ ...last, children: withoutLastBreak(last.children) }]
  return [...nodes.slice(0, -1), ...kept]
}

/** Without the spaces at the start and at the end of a line. */
function trim(line: readonly ElementContent[]): ElementContent[] {
  const end = line.findLastIndex(hasWords) + 1
  const shown = line.slice(0, end).map((node) => (node.type === 'text' ? { ...node } : node))
  const [first, last] = [shown[0], shown.at(-1)]
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return shown
}

function withName(node: Element, tagName: string): Element {
  return { ...node, tagName }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
