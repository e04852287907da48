import { isEmpty, isSameScalar, ruleOf } from './comparison-rules'
import type { Source } from './content'
import { formatPath, type Problem } from './problem'

type Key = string | number
type Fields = Readonly<Record<string, unknown>>
type Difference = { path: readonly Key[]; message: string }

/** A record with more differences is not the record of any operation, and nobody reads as many lines. */
const maxDifferences = 200

/**
 * One notice for each field of `source` that the API does not send again with the same value, and for each that it
 * lacks and the API makes up. `served` is the response of the API for the imported record.
 */
export function compareResponses(source: Source, served: unknown): Problem[] {
  const notices: Problem[] = []
  let others = 0
  const differences = differencesOf(source.response, served, [...source.at], source.operation)
  for (const { path, message } of differences) {
    const formatted = formatPath(path.map(shorten))
    if (isCovered(formatted, source.noticed)) continue
    if (notices.length < maxDifferences) notices.push({ file: source.file, path: formatted, message })
    else others += 1
  }
  if (others > 0) {
    const message = `${others} further fields differ from the response of the API: not listed`
    notices.push({ file: source.file, path: formatPath(source.at), message })
  }
  return notices
}

/** `pattern` is the path without positions, such as `article.cms_video.tags[]`. */
function* differencesOf(
  source: unknown,
  served: unknown,
  path: readonly Key[],
  pattern: string,
): Generator<Difference> {
  if (isEmpty(source)) return
  const { isSame, isDigest } = ruleOf(pattern)
  if (isSame ? isSame(source, served) : isSameScalar(source, served)) return
  if (!isSame && Array.isArray(served) && typeof source === 'object' && source !== null) {
    // The hosted service sends some lists of one element as this element (docs/read-api-behaviour.md, section 4).
    const elements: readonly unknown[] = Array.isArray(source) ? source : [source]
    for (const [position, element, match] of pairElements(elements, served)) {
      const at = Array.isArray(source) ? [...path, position] : path
      yield* differencesOf(element, match, at, `${pattern}[]`)
    }
  } else if (!isSame && isFields(source) && isFields(served)) {
    for (const key of Object.keys(source)) {
      const child = `${pattern}.${key}`
      const name = Object.hasOwn(served, key) ? key : (ruleOf(child).alias ?? key)
      const value = Object.hasOwn(served, name) ? served[name] : undefined
      yield* differencesOf(source[key], value, [...path, key], child)
    }
    yield* madeUp(source, served, path, pattern)
  } else if (!isSame && isFields(served) && isSameScalar(source, served.url)) {
    // An image as a text instead of an object with sizes.
  } else {
    const isShown = !isEmpty(served) && !isDigest
    yield { path, message: isShown ? `not kept: the API sends ${shortJson(served)}` : 'not kept' }
  }
}

/** The required fields that the source lacks. */
function* madeUp(
  source: Fields,
  served: Fields,
  path: readonly Key[],
  pattern: string,
): Generator<Difference> {
  for (const [key, value] of Object.entries(served)) {
    const { generatedFrom } = ruleOf(`${pattern}.${key}`)
    if (!generatedFrom || isEmpty(value)) continue
    const names = [key, ...generatedFrom]
    if (names.some((name) => Object.hasOwn(source, name) && !isEmpty(source[name]))) continue
    yield { path: [...path, key], message: `is missing: the API sends ${shortJson(value)}` }
  }
}

const identities = ['reference', 'website_reference', 'id', 'slug', 'name', 'title', 'external_reference']

/** Pairs elements by their first identity, else by position if no element is missing. */
function* pairElements(
  source: readonly unknown[],
  served: readonly unknown[],
): Generator<[position: number, element: unknown, match: unknown]> {
  const unused = new Map<string, unknown[]>()
  for (const element of served.toReversed()) {
    for (const identity of identitiesOf(element)) {
      const list = unused.get(identity) ?? []
      list.push(element)
      unused.set(identity, list)
    }
  }
  const used = new Set<unknown>()
  const isComplete = source.length === served.length
  for (const [position, element] of source.entries()) {
    const [identity] = identitiesOf(element)
    const candidates = identity === undefined ? undefined : unused.get(identity)
    let match = candidates?.pop()
    while (match !== undefined && used.has(match)) match = candidates?.pop()
    if (typeof match === 'object') used.add(match)
    yield [position, element, match ?? (isComplete ? served[position] : undefined)]
  }
}

function identitiesOf(element: unknown): string[] {
  if (!isFields(element)) return [`value ${String(element).trim()}`]
  return identities.flatMap((key) => {
    const value = Object.hasOwn(element, key) ? element[key] : undefined
    return isEmpty(value) || typeof value === 'object' ? [] : [`${key} ${String(value).trim()}`]
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCovered(path: string, noticed: readonly string[]): boolean {
  return noticed.some(
    (other) => path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`),
  )
}

function shorten(key: Key): Key {
  return typeof key === 'string' && key.length > 80 ? `${key.slice(0, 77)}...` : key
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
