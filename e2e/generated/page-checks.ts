import { readHead } from '../support/head'
import { objectsIn, readGraph } from '../support/structured-data'
import { noTowns } from './pools/facts'
import { normalizeAll, type Placed, type Reading, textOf } from './reading'
import { isEmpty } from './text-checks'

/** A problem that a page of any kind can have. */
export type PageProblem = { row: number; rule: string; expected: string; found: string }

/** What must hold of each page of the site. */
export function checkPage(html: string, reading: Reading): PageProblem[] {
  return [
    ...checkLanguages(reading.elements),
    ...checkHeadings(reading),
    ...checkFragments(reading.elements),
    ...checkShareImage(html),
    ...checkJsonLd(html),
    ...checkHead(html),
  ]
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether a text is a tag of BCP 47 whose language is registered. */
export function isLanguageTag(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag)
    return /^(und|mul|zxx)$/.test(language) || languageNames.of(language) !== undefined
  } catch {
    return false
  }
}

/** Two letters that are the code of a country; `Intl` has names for some codes of no country. */
function isCountryCode(code: string): boolean {
  return regionNames.of(code) !== undefined && !/^(EU|EZ|UN|UK|XA|XB|ZZ|QO)$/.test(code)
}

export function directionOf(tag: string): 'rtl' | 'ltr' {
  return /^(ar|he|fa|ur|ps|yi|ckb|sd|ug|dv)$/.test(new Intl.Locale(tag).language) ? 'rtl' : 'ltr'
}

/** The value of an attribute of an element or of its nearest parent that has it. */
export function inherited({ node, parents }: Placed, attribute: string): string | null {
  const owner = [node, ...parents].find(({ properties }) => properties[attribute] !== undefined)
  return owner === undefined ? null : String(owner.properties[attribute])
}

function checkLanguages(elements: readonly Placed[]): PageProblem[] {
  return elements.flatMap((element) => {
    const { lang, hrefLang } = element.node.properties
    const tags = [lang, hrefLang].flatMap((tag) =>
      tag === undefined || tag === 'x-default' ? [] : String(tag),
    )
    const bad = tags.filter((tag) => !isLanguageTag(tag))
    if (bad.length > 0) return [{ row: 16, rule: 'lang is a tag', expected: 'a tag', found: bad.join() }]
    if (lang === undefined || textOf(element.node).trim() === '') return []
    const direction = inherited(element, 'dir') ?? 'ltr'
    return direction === 'auto' || direction === directionOf(String(lang))
      ? []
      : [
          {
            ...{ row: 17, rule: 'dir fits lang', expected: `${lang} ${directionOf(String(lang))}` },
            found: `${direction} of ${textOf(element.node).trim().slice(0, 60)}`,
          },
        ]
  })
}

function checkHeadings({ elements, words }: Reading): PageProblem[] {
  const headings = elements.filter(({ node }) => /^h[1-6]$/.test(node.tagName))
  const levelOf = ({ node }: Placed) => Number(node.tagName[1])
  const main = elements.find(({ node }) => node.tagName === 'main')
  return headings.flatMap((heading, index) => {
    if (isEmpty(heading.node))
      return [{ row: 3, rule: 'no heading is empty', expected: 'words', found: heading.node.tagName }]
    const next = headings[index + 1]
    if (next && levelOf(next) > levelOf(heading)) return []
    const last = main && heading.start >= main.start && heading.start < main.end ? main.end : words.length
    const end = Math.min(next?.start ?? last, last)
    const position = elements.indexOf(heading)
    const until = next ? elements.indexOf(next) : elements.length
    const hasThing = elements
      .slice(position + 1, until)
      .some(({ node }) => /^(img|iframe|video|input|form|button|svg)$/.test(node.tagName))
    return end > heading.end || hasThing || levelOf(heading) === 1
      ? []
      : [{ row: 3, rule: 'no heading above nothing', expected: 'a text', found: textOf(heading.node) }]
  })
}

function checkFragments(elements: readonly Placed[]): PageProblem[] {
  const ids = new Set(elements.map(({ node }) => String(node.properties.id)))
  return elements.flatMap(({ node }) => {
    const href = String(node.properties.href ?? '')
    return node.tagName !== 'a' || !/^#./.test(href) || ids.has(decodeURIComponent(href.slice(1)))
      ? []
      : [{ row: 13, rule: 'a fragment is an id', expected: 'an id', found: href }]
  })
}

function checkShareImage(html: string): PageProblem[] {
  const { meta } = readHead(html)
  return meta('og:image').flatMap((url) => {
    const facts = ['type', 'width', 'height'].map((name) => meta(`og:image:${name}`)[0] ?? '')
    const [type = '', width, height] = facts
    const isRight =
      /^image\/(png|jpeg|webp)$/.test(type) &&
      Number(width) > 0 &&
      Number(height) > 0 &&
      !/\.(svg|avif)\b/i.test(new URL(url).pathname)
    return isRight
      ? []
      : [
          {
            row: 19,
            rule: 'og:image',
            expected: 'PNG, JPEG or WebP with its size',
            found: `${url} ${facts.join(' ')}`,
          },
        ]
  })
}

function checkHead(html: string): PageProblem[] {
  const { title, languages, meta } = readHead(html)
  const texts = [title ?? '', ...['description', 'og:title', 'og:description', 'twitter:title'].flatMap(meta)]
  const blank = texts.filter((text) => normalizeAll(text) === '')
  const markup = texts.filter((text) => /<\/?[a-z][a-z0-9]*[\s>/]|&(nbsp|amp|lt|shy|#\d+);/i.test(text))
  const tags = Object.keys(languages).filter((tag) => tag !== 'x-default' && !isLanguageTag(tag))
  return [
    ...blank.map((text) => ({
      row: 11,
      rule: 'metadata has words',
      expected: 'words',
      found: JSON.stringify(text),
    })),
    ...markup.map((text) => ({ row: 23, rule: 'metadata has no markup', expected: 'words', found: text })),
    ...tags.map((tag) => ({ row: 16, rule: 'hreflang is a tag', expected: 'a tag', found: tag })),
  ]
}

function checkJsonLd(html: string): PageProblem[] {
  return objectsIn(readGraph(html).nodes).flatMap((node) => {
    const { inLanguage, addressLocality, addressCountry, currency } = node
    const problem = (row: number, rule: string, expected: string, found: unknown) => ({
      ...{ row, rule, expected },
      found: String(found),
    })
    return [
      ...[inLanguage ?? []]
        .flat()
        .filter((tag) => !isLanguageTag(String(tag)))
        .map((tag) => problem(16, 'inLanguage is a tag', 'a tag', tag)),
      ...(typeof addressLocality === 'string' && noTowns.test(addressLocality)
        ? [problem(21, 'no such town in JSON-LD', 'a town', addressLocality)]
        : []),
      ...(typeof addressCountry === 'string' &&
      /^[A-Z]{2}$/.test(addressCountry) &&
      !isCountryCode(addressCountry)
        ? [problem(9, 'country of JSON-LD', 'a code of ISO 3166', addressCountry)]
        : []),
      ...(currency !== undefined && !currencies.has(String(currency))
        ? [problem(9, 'currency of JSON-LD', 'a code of ISO 4217', currency)]
        : []),
    ]
  })
}
