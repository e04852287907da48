import type { Element, ElementContent, Root } from 'hast'
import { hasWords, isBlock } from './html-blocks'
import { boldWeight, readStyles, type Styles, slantedStyle } from './written-styles'

/** A meaning that an element has by its name and a style gives or takes away. The first tag name is written. */
type Emphasis = {
  tagNames: readonly [string, ...string[]]
  properties: readonly string[]
  isOff: RegExp
  isOn: RegExp
  /** Whether a style inside the element changes it too. Decorations stay, whatever the elements inside say. */
  isInherited: boolean
}

const bold: Emphasis = {
  tagNames: ['strong', 'b'],
  properties: ['font-weight'],
  isOff: /^(?:normal|lighter|initial|[1-5]?\d{1,2})$/,
  isOn: boldWeight,
  isInherited: true,
}

const italic: Emphasis = {
  tagNames: ['em', 'i'],
  properties: ['font-style'],
  isOff: /^(?:normal|initial)$/,
  isOn: slantedStyle,
  isInherited: true,
}

const decoration = {
  properties: ['text-decoration-line', 'text-decoration'],
  isOff: /^(?:none|initial)\b/,
}
const position = {
  properties: ['vertical-align'],
  isOff: /^(?:baseline|initial|0[a-z%]{0,4})$/,
}

const underlined: Emphasis = { ...decoration, tagNames: ['u'], isOn: /\bunderline\b/, isInherited: false }

const emphases: readonly Emphasis[] = [
  bold,
  italic,
  underlined,
  { ...decoration, tagNames: ['s', 'del', 'strike'], isOn: /\bline-through\b/, isInherited: false },
  { ...position, tagNames: ['sup'], isOn: /^(?:super|text-top)$/, isInherited: false },
  { ...position, tagNames: ['sub'], isOn: /^(?:sub|text-bottom)$/, isInherited: false },
  {
    tagNames: ['mark'],
    properties: ['background', 'background-color'],
    isOff: /^(?:none|transparent|initial)$/,
    // A color is often the design of another page.
    isOn: /(?!)/,
    isInherited: false,
  },
]

/**
 * Applies the styles of a tree that change what its elements mean, before a sanitizer removes them. Google Docs wraps a whole
 * text in `<b style="font-weight:normal">` and writes bold words as `<span style="font-weight:700">`. The tree may not be deeper
 * than the call stack.
 */
export function applyStyles(tree: Root): void {
  const styles = readStyles(tree)
  if (styles.size === 0) return
  emphasize(tree, [], styles)
  for (const emphasis of emphases) revoke(tree, emphasis, styles, listAround(tree, emphasis, styles))
}

function matches(element: Element, { properties }: Emphasis, pattern: RegExp, styles: Styles): boolean {
  const style = styles.get(element)
  return style !== undefined && properties.some((name) => pattern.test(style.get(name) ?? ''))
}

/** The value of what is around the element, where the element has an emphasis by its name. */
const inherited = /^(?:inherit|unset)\b/

function isRevokedByOwn(element: Element, emphasis: Emphasis, styles: Styles): boolean {
  return isRevoked(element, emphasis, styles) || matches(element, emphasis, inherited, styles)
}

function isRevoked(element: Element, emphasis: Emphasis, styles: Styles): boolean {
  return matches(element, emphasis, emphasis.isOff, styles)
}

/** The elements inside which a style takes the emphasis away. */
function listAround(tree: Root, emphasis: Emphasis, styles: Styles): ReadonlySet<Element> {
  const around = new Set<Element>()
  const visit = (parent: Root | Element, open: readonly Element[]): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue
      if (isRevoked(child, emphasis, styles)) for (const element of open) around.add(element)
      visit(child, [...open, child])
    }
  }
  if (emphasis.isInherited) visit(tree, [])
  return around
}

/** Removes the elements of an emphasis that their own style revokes, and cuts those out of others. */
function revoke(
  parent: Root | Element,
  emphasis: Emphasis,
  styles: Styles,
  around: ReadonlySet<Element>,
): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (emphasis.tagNames.includes(child.tagName)) {
      const { tagName } = child
      if (isRevokedByOwn(child, emphasis, styles)) child.tagName = 'span'
      else if (around.has(child)) {
        child.tagName = 'span'
        wrapOthers(child, tagName)
      }
    }
    revoke(child, emphasis, styles, around)
  }

  /** Moves the emphasis into the element, around what no style takes it from. */
  function wrapOthers(element: Element, tagName: string): void {
    const children: ElementContent[] = []
    let run: ElementContent[] = []
    const endRun = (): void => {
      children.push(...(run.some(hasWords) ? [wrap(tagName, run)] : run))
      run = []
    }
    for (const child of element.children) {
      const isElement = child.type === 'element'
      if (isElement && isRevoked(child, emphasis, styles)) {
        endRun()
        children.push(child)
      } else if (isElement && around.has(child)) {
        endRun()
        wrapOthers(child, tagName)
        children.push(child)
      } else run.push(child)
    }
    endRun()
    element.children = children
  }
}

/** Wraps the content of elements whose style emphasizes it. `active` are the emphases around the children. */
function emphasize(parent: Root | Element, active: readonly Emphasis[], styles: Styles): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const { tagName } = child
    const isText = tagName === 'span' || tagName === 'font'
    const given = emphases.filter(
      (emphasis) =>
        !active.includes(emphasis) &&
        (emphasis.isInherited || isText) &&
        !hasByName(tagName, emphasis) &&
        matches(child, emphasis, emphasis.isOn, styles),
    )
    const isWrapped = given.length > 0 && hasWords(child) && isPhrasing(child)
    const now = emphases.filter(
      (emphasis) =>
        (hasByName(tagName, emphasis) && !isRevokedByOwn(child, emphasis, styles)) ||
        (isWrapped && given.includes(emphasis)) ||
        (active.includes(emphasis) && !(emphasis.isInherited && isRevoked(child, emphasis, styles))),
    )
    emphasize(child, now, styles)
    if (isWrapped) for (const emphasis of given) child.children = [wrap(emphasis.tagNames[0], child.children)]
  }
}

/** Headings are bold and links are underlined by themselves. */
function hasByName(tagName: string, emphasis: Emphasis): boolean {
  return (
    emphasis.tagNames.includes(tagName) ||
    (emphasis === bold && /^(?:h[1-6]|th)$/.test(tagName)) ||
    (emphasis === underlined && tagName === 'a')
  )
}

function isPhrasing({ children }: Element): boolean {
  return children.every((child) => child.type !== 'element' || (!isBlock(child) && isPhrasing(child)))
}

function wrap(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
