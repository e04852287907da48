import type { Element } from 'hast'
import type { Failure } from './failures'
import type { Piece } from './pools/piece'
import { normalize, type Placed, type Reading, textOf, type Word } from './reading'
import { beginOf, endOf, type Text } from './texts'

/** What an output can show: of an operation without pictures and deleted words, only what it can show is checked. */
export type Abilities = {
  hasMedia: boolean
  hasIds: boolean
  /** Embed is shown on other sites: its links to paths name the site. */
  links: 'all' | 'absolute' | 'none'
  marks: readonly string[]
}

export const everything: Abilities = {
  ...{ hasMedia: true, hasIds: true, links: 'all' },
  marks: ['strong', 'em', 'del'],
}
export const withoutIds: Abilities = { ...everything, hasIds: false }
export const inPosting: Abilities = { hasMedia: false, hasIds: false, links: 'none', marks: ['strong', 'em'] }
export const inEmbed: Abilities = { ...inPosting, links: 'absolute' }

type Found = Omit<Failure, 'record' | 'output'>

/** What is wrong with a text in a document. */
export function checkText(reading: Reading, text: Text, abilities: Abilities, pageUrl: string): Found[] {
  const { words, elements } = reading
  const ends = words.flatMap(({ text: word }, index) => (word === endOf(text.id) ? index : []))
  const end = ends[0] ?? -1
  const begin = words.findLastIndex(({ text: word }, index) => word === beginOf(text.id) && index < end)
  if (ends.length !== 1 || begin < 0)
    return [fail(text.row, 'a text is there once', text.id, `${ends.length} ends`)]
  const inside = elements.filter((element) => element.start > begin && element.end <= end)
  return [
    ...checkWords(words.slice(begin + 1, end), text.pieces),
    ...checkMarks(inside, text.pieces, abilities),
    ...(abilities.links === 'none' ? [] : checkLinks(inside, elements, text.pieces, abilities, pageUrl)),
    ...(abilities.hasMedia ? checkAddresses(inside, text.pieces) : []),
    ...checkEmpty(inside),
  ]
}

function fail(row: number, rule: string, expected: string, found: string): Found {
  return { row, rule, expected: JSON.stringify(expected), found: JSON.stringify(found) }
}

type ExpectedWord = Word & { row: number }

/** How many words of the site a player has at most. */
const maxOwnWords = 20

function checkWords(words: readonly Word[], pieces: readonly Piece[]): Found[] {
  const expected = pieces.flatMap(wordsOf)
  const failures: Found[] = []
  let at = 0
  let isOpen = false
  for (const word of expected) {
    if (word.text === '*') {
      isOpen = true
      continue
    }
    if (isOpen) {
      const next = words.findIndex(({ text }, index) => index >= at && text === word.text)
      if (next >= at && next - at <= maxOwnWords) at = next
      isOpen = false
    }
    const found = words[at]
    if (found?.text !== word.text) {
      const from = expected.indexOf(word)
      const near = expected.slice(Math.max(0, from - 2), from + 3)
      return [
        ...failures,
        fail(word.row, 'words', join(near), join(words.slice(Math.max(0, at - 2), at + 3))),
      ]
    }
    if (word.beginsLine && !found.beginsLine)
      failures.push(
        fail(word.row, 'lines', `a line before ${word.text}`, join(words.slice(Math.max(0, at - 2), at + 2))),
      )
    at += 1
  }
  const rest = words.slice(at)
  const lastRow = pieces.findLast(({ words: text }) => text === '')?.row ?? 0
  return rest.length > (isOpen ? maxOwnWords : 0)
    ? [...failures, fail(lastRow, 'no other words', '', join(rest.slice(0, 6)))]
    : failures
}

function wordsOf({ words, row }: Piece): ExpectedWord[] {
  return words.split('\n').flatMap((line) =>
    line
      .split(' ')
      .filter((text) => text !== '')
      .map((text, index) => ({ text: normalize(text), beginsLine: index === 0 && text !== '*', row })),
  )
}

const join = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const markOf: Readonly<Record<string, string>> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', del: 'del', s: 'del', strike: 'del', u: 'u' },
}

/** Lines of code and the words of a table head are no marks. */
function checkMarks(inside: readonly Placed[], pieces: readonly Piece[], { marks }: Abilities): Found[] {
  const found = inside.flatMap(({ node }) => {
    const mark = markOf[node.tagName]
    const words = textOf(node).replace(/\s+/gu, ' ').trim()
    return mark && normalize(words) !== '' ? `${mark} ${normalize(words)}` : []
  })
  const expected = pieces.flatMap(({ row, marks: own = [] }) =>
    own.filter((mark) => marks.includes(mark.split(' ')[0] ?? '')).map((mark) => ({ row, mark })),
  )
  const missing = expected.filter(({ mark }) => !found.includes(mark))
  const added = found.filter((mark) => !expected.some((each) => each.mark === mark))
  return [
    ...missing.map(({ row, mark }) => fail(row, 'marks', mark, found.join(', '))),
    ...added.map((mark) => fail(rowOf(pieces, mark.replace(/^\w+ /, '')), 'marks', 'none', mark)),
  ]
}

/** The kind of the piece with these words. */
function rowOf(pieces: readonly Piece[], words: string): number {
  const [first = ''] = words.split(' ')
  return pieces.find((piece) => piece.words.includes(first))?.row ?? 0
}

function checkLinks(
  inside: readonly Placed[],
  elements: readonly Placed[],
  pieces: readonly Piece[],
  { hasIds, links: shown }: Abilities,
  pageUrl: string,
): Found[] {
  const hrefs = inside.flatMap(({ node }) =>
    node.tagName === 'a' && typeof node.properties.href === 'string' ? node.properties.href : [],
  )
  const ids = new Set(elements.flatMap(({ node }) => [node.properties.id ?? []].flat().map(String)))
  const ownIds = new Set(inside.map(({ node }) => String(node.properties.id)))
  const targets = hrefs.map((href) => toTarget(href, pageUrl))
  const broken = targets.filter((href) => hasIds && href.startsWith('#') && !ids.has(decode(href.slice(1))))
  const wanted = pieces.flatMap(({ row, links = [] }) => links.map((link) => ({ row, link })))
  const required = wanted.filter(({ link }) => shown === 'all' || !link.startsWith('/'))
  const isThere = (link: string) =>
    link === '#'
      ? !hasIds || targets.some((href) => href.startsWith('#') && ids.has(decode(href.slice(1))))
      : targets.some((href) => decode(href) === decode(toTarget(link, pageUrl)))
  const hasPlayer = pieces.some(({ words }) => words.includes('*'))
  const isWanted = (href: string) =>
    href === '' ||
    hasPlayer ||
    (href.startsWith('#') &&
      (ownIds.has(decode(href.slice(1))) || wanted.some(({ link }) => link === '#'))) ||
    wanted.some(({ link }) => link !== '#' && decode(toTarget(link, pageUrl)) === decode(href))
  const missing = required.filter(({ link }) => !isThere(link))
  return [
    ...broken.map((href) => fail(13, 'a fragment is an id', 'an id', href)),
    ...missing.map(({ row, link }) => fail(row, 'links', link, targets.join(' '))),
    ...targets
      .filter((href) => !isWanted(href))
      .map((href) => fail(missing[0]?.row ?? 10, 'no other links', 'none', href)),
  ]
}

/** The address that a browser opens; `#id` where that is in the page itself. */
function toTarget(href: string, pageUrl: string): string {
  if (!URL.canParse(href, pageUrl)) return href
  const url = new URL(href, pageUrl)
  return url.href.replace(url.hash, '') === pageUrl && url.hash !== '' ? url.hash : url.href
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function checkAddresses(inside: readonly Placed[], pieces: readonly Piece[]): Found[] {
  const addresses = decode(decode(inside.flatMap(({ node }) => attributesOf(node)).join(' ')))
  return pieces.flatMap(({ row, contains = [], lacks = [] }) => [
    ...contains
      .filter((part) => !addresses.includes(part))
      .map((part) => fail(row, 'addresses', part, 'none')),
    ...lacks.filter((part) => addresses.includes(part)).map((part) => fail(row, 'addresses', 'none', part)),
  ])
}

function attributesOf({ properties }: Element): string[] {
  return Object.values(properties).flatMap((value) => [value ?? []].flat().map(String))
}

const filled = /^(img|iframe|video|input|hr|picture|figure|embedded-video)$/

/** Row 3: an empty element of a text is space that nobody asked for. */
function checkEmpty(inside: readonly Placed[]): Found[] {
  return inside
    .filter(({ node }) => /^(p|li|h[1-6]|blockquote|ul|ol)$/.test(node.tagName) && isEmpty(node))
    .map(({ node }) => fail(3, 'no empty element', 'none', `<${node.tagName}>`))
}

export function isEmpty(node: Element): boolean {
  return (
    normalize(textOf(node)).replace(/[\s\u00a0]+/gu, '') === '' &&
    !node.children.some(
      (child) => child.type === 'element' && (filled.test(child.tagName) || !isEmpty(child)),
    )
  )
}
