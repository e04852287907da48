import type { Element, ElementContent, Properties, Root } from 'hast'
import { isPicture } from './images'

/** Attributes from which a script loads the picture, whatever `src` has. */
const lazySources = [
  'dataSrc',
  'dataLazySrc',
  'dataOriginal',
  'dataLazy',
  'dataOriginalSrc',
  'dataCfsrc',
  'dataEcho',
]
/** Other attributes name the picture by the name of a file or by their own, whoever invented them. */
const imageFile = /^(?:https?:)?\/\/[^?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i
const imageName = /(?:src|ur[il]|image|img|picture|photo|lazy|lazyload|breeze)$/i
const otherNames = new Set(['src', 'alt', 'title', 'longDesc', 'useMap'])
const lazySets = ['dataSrcset', 'dataLazySrcset', 'dataOriginalSet']

/** What is no picture, and the names of files that stand in `src` until a script replaces them. */
const noPicture = /^(?:$|#|data:|blob:|about:|javascript:|\/\/:0)/i
const placeholder =
  /(?:^|[/_-])(?:1x1|blank|spacer|transparent|placeholder|pixel|lazy|lazyload|loading|grey|gray|empty|dummy)(?:[_-]?\d{1,4}(?:x\d{1,4})?)?\.(?:gif|png|svg|jpe?g|webp)(?:$|[?#])/i

/** Pixels: no column of text is wider on a screen of two pixels to one. */
const maxWidth = 1_600
const maxDensity = 2

/**
 * Writes the source of each image into `src`: the one that a script would load, or the best of `srcset` where there is no other. A
 * copy for readers without scripts is kept only where no image stands beside it.
 */
export function chooseSources(parent: Root | Element): void {
  parent.children.forEach((child, index, siblings) => {
    if (child.type !== 'element') return
    if (child.tagName === 'amp-img') {
      const { children, properties } = child
      // A parser puts what follows an element without its end into it.
      Object.assign(child, {
        tagName: 'span',
        properties: {},
        children: [element('img', properties), ...children],
      })
    }
    if (child.tagName === 'img') {
      const picture = parent.type === 'element' && parent.tagName === 'picture' ? parent : null
      const source = sourceOf(child.properties) ?? (picture && sourceOfPicture(picture))
      if (source !== null) child.properties.src = source
      return
    }
    chooseSources(child)
    const copy = child.tagName === 'noscript' ? findImage(child) : null
    if (copy === null) return
    const [beside] = [siblings[index - 1], siblings[index + 1]].flatMap((sibling) =>
      sibling?.type === 'element' ? (findImage(sibling) ?? []) : [],
    )
    if (beside === undefined) parent.children[index] = copy
    else {
      if (findUrl(beside.properties, ['src']) === null) beside.properties.src = copy.properties.src
      beside.properties.alt ||= copy.properties.alt
    }
    child.children = []
  })
}

/** Null if an image has no picture of its own. */
function sourceOf(properties: Properties): string | null {
  const lazy = findUrl(properties, lazySources, isPicture) ?? bestOf(properties, lazySets)
  if (lazy !== null) return lazy
  const src = findUrl(properties, ['src'])
  if (src !== null && !placeholder.test(src)) return src
  const others = Object.keys(properties).filter((name) => !otherNames.has(name))
  return (
    findUrl(properties, others, (url) => imageFile.test(url)) ??
    findUrl(
      properties,
      others.filter((name) => imageName.test(name)),
      isPicture,
    ) ??
    bestOf(properties, ['srcSet'])
  )
}

function sourceOfPicture({ children }: Element): string | null {
  for (const child of children) {
    if (child.type !== 'element' || child.tagName !== 'source') continue
    const best = bestOf(child.properties, [...lazySets, 'srcSet'])
    if (best !== null) return best
  }
  return null
}

function findUrl(
  properties: Properties,
  names: readonly string[],
  isUsable = (_: string): boolean => true,
): string | null {
  for (const name of names) {
    const value = properties[name]
    const url = typeof value === 'string' ? value.trim() : ''
    if (!noPicture.test(url) && isUsable(url)) return url
  }
  return null
}

function findImage(element: Element): Element | null {
  if (element.tagName === 'img') return element
  for (const child of element.children) {
    const image = child.type === 'element' ? findImage(child) : null
    if (image) return image
  }
  return null
}

type Candidate = { url: string; size: number; isLarge: boolean }

/** The largest candidate of the first `srcset` that a page can use, else the smallest. */
function bestOf(properties: Properties, names: readonly string[]): string | null {
  const set = names.map((name) => properties[name]).find((value) => typeof value === 'string')
  const candidates = parseSet(String(set ?? '')).filter(({ url }) => !noPicture.test(url))
  const usable = candidates.filter(({ isLarge }) => !isLarge)
  const sign = usable.length > 0 ? 1 : -1
  const [best] = (usable.length > 0 ? usable : candidates).sort((a, b) => sign * (b.size - a.size))
  return best?.url ?? null
}

const maxCandidates = 100

/** A URL can have commas, but not at its ends (https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute). */
function parseSet(set: string): Candidate[] {
  const candidates: Candidate[] = []
  let rest = set
  while (candidates.length < maxCandidates) {
    const [, word = ''] = /^[\s,]*(\S*)/.exec(rest) ?? []
    if (word === '') break
    rest = rest.slice(rest.indexOf(word) + word.length)
    const comma = word.endsWith(',') ? 0 : rest.indexOf(',')
    const described = comma < 0 ? rest : rest.slice(0, comma)
    rest = rest.slice(described.length)
    const width = Number(/(?:^|\s)(\d{1,6})w/.exec(described)?.[1] ?? 0)
    const density = Number(/(?:^|\s)(\d{1,3}(?:\.\d{1,3})?)x/.exec(described)?.[1] ?? 1)
    const isLarge = width > maxWidth || density > maxDensity
    candidates.push({ url: word.replace(/,+$/, ''), size: width || density, isLarge })
  }
  return candidates
}

function element(tagName: string, properties: Properties): ElementContent {
  return { type: 'element', tagName, properties, children: [] }
}
