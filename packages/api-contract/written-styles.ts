import type { Element, Root } from 'hast'

/** The declarations of the elements that have any, by the names of their properties, in lower case. */
export type Styles = ReadonlyMap<Element, ReadonlyMap<string, string>>

/** The values of `font-weight` and `font-style` that are bold and italic. */
export const boldWeight = /^(?:bold|bolder|[6-9]\d\d|1000)$/
export const slantedStyle = /^(?:italic|oblique)/

/** The styles of the elements of a tree. Removes what no browser shows, but what a reader can open there. */
export function readStyles(tree: Root): Styles {
  const styles = new Map<Element, ReadonlyMap<string, string>>()
  let ids: ReadonlySet<string> | null = null
  collect(tree)
  return styles

  function collect(parent: Root | Element): void {
    parent.children = parent.children.filter((child) => {
      if (child.type !== 'element') return true
      const { style, hidden } = child.properties
      if (typeof style === 'string') styles.set(child, parseStyle(style))
      collect(child)
      if (hidden || styles.get(child)?.get('display') === 'none') return isOpened(child)
      return !isZero.test(styles.get(child)?.get('font-size') ?? '') || hasOwnSize(child, styles)
    }) as typeof parent.children
  }

  /** A panel of tabs or an accordion, and what a browser opens when it finds a word in it. */
  function isOpened({ properties: { hidden, id, role, ariaLabelledBy } }: Element): boolean {
    if (hidden === 'until-found' || role === 'tabpanel' || ariaLabelledBy !== undefined) return true
    ids ??= new Set(listControlled(tree))
    return typeof id === 'string' && ids.has(id)
  }
}

/** The ids of what links and buttons open. */
function listControlled(parent: Root | Element): string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return []
    const { ariaControls, dataTarget, dataBsTarget, href } = child.properties
    const fragments = [dataTarget, dataBsTarget, href].map((value) => /^#(.+)/.exec(String(value))?.[1] ?? [])
    return [ariaControls ?? [], fragments, listControlled(child)].flat(2).map(String)
  })
}

const isZero = /^0(?:\.0*)?[a-z%]{0,4}$/

const media = new Set(['amp-img', 'audio', 'embed', 'iframe', 'img', 'oembed', 'video'])

/**
 * Whether a part of an element has its own size: e-mails remove the spaces between columns and below pictures with a size of zero around
 * them.
 */
function hasOwnSize({ children }: Element, styles: Styles): boolean {
  return children.some(
    (child) =>
      child.type === 'element' &&
      (media.has(child.tagName) || styles.get(child)?.has('font-size') || hasOwnSize(child, styles)),
  )
}

function parseStyle(style: string): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, colon).trim().toLowerCase()
      const value = declaration
        .slice(colon + 1)
        .toLowerCase()
        .replace('!important', '')
        .trim()
      return name === 'font' ? parseFont(value) : [[name, value]]
    }),
  )
}

/** The shorthand resets what it does not name. */
function parseFont(font: string): [string, string][] {
  const words = font.split(/\s+/, 5)
  const rest = font === 'inherit' || font === 'unset' ? font : 'normal'
  const named = (pattern: RegExp): string => words.find((word) => pattern.test(word)) ?? rest
  return [
    ['font-weight', named(boldWeight)],
    ['font-style', named(slantedStyle)],
  ]
}
