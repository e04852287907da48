import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { CsvError, parse } from 'csv-parse/sync'
import { type LineProblem, siteFolderError } from './site-folder'

/** A line of redirects.csv. */
export type Redirect = {
  line: number
  /** A path in the form of `toKey`. */
  from: string
  /** Whether the line is for every path below `from` too: it ends in `/*` in the file. */
  isPrefix: boolean
  /** A path of this site or a URL. Empty for the status 410. */
  to: string
  /** Whether the rest of the path follows `to`: it ends in `/*` in the file. */
  addsRest: boolean
  status: number
}

/** `rest` is what follows `from` of a prefix in the path. */
export type FoundRedirect = { redirect: Redirect; rest: string }

export type Redirects = { exact: ReadonlyMap<string, Redirect>; prefixes: ReadonlyMap<string, Redirect> }

const statuses: readonly string[] = ['301', '302', '307', '308', '410']
const defaultStatus = '308'
const maxLength = 2_000
const maxRedirects = 50_000

/**
 * The redirects of a CSV file with the columns `from`, `to` and `status`. Throws a `SiteFolderError` with a line for each problem. `file` is
 * its name in errors.
 */
export function parseRedirects(text: string, file: string): Redirects {
  const [header, ...rows] = readRows(text, file)
  if (header && !/^from,to(?:,status)?$/i.test(header.cells.join()))
    throw siteFolderError(file, [
      { line: header.line, message: 'expected the columns from, to and status, divided by commas' },
    ])
  if (rows.length > maxRedirects)
    throw siteFolderError(file, [{ line: 1, message: `expected at most ${maxRedirects} redirects` }])
  const problems: LineProblem[] = []
  const [exact, prefixes] = [new Map<string, Redirect>(), new Map<string, Redirect>()]
  for (const { line, cells } of rows) {
    const redirect = toRedirect(line, cells)
    if (typeof redirect === 'string') {
      problems.push({ line, message: redirect })
      continue
    }
    const found = redirect.isPrefix ? prefixes : exact
    const earlier = found.get(redirect.from)
    if (earlier) problems.push({ line, message: `line ${earlier.line} is for the same path` })
    else found.set(redirect.from, redirect)
  }
  if (problems.length > 0) throw siteFolderError(file, problems)
  return { exact, prefixes }
}

/** The redirect of a path that the site does not have: that of the path itself, else that of its longest prefix. */
export function findRedirect({ exact, prefixes }: Redirects, path: string): FoundRedirect | null {
  if (path.length > maxLength) return null
  const key = toKey(path)
  const own = exact.get(key)
  if (own) return { redirect: own, rest: '' }
  if (prefixes.size === 0) return null
  for (let end = key.length; end >= 0; end = end === 0 ? -1 : key.lastIndexOf('/', end - 1)) {
    const redirect = prefixes.get(key.slice(0, end))
    if (redirect) return { redirect, rest: key.slice(end) }
  }
  return null
}

/** The value of Location. `query` is that of the request, with its question mark: a target keeps its own query too. */
export function locationOf({ redirect: { to, addsRest }, rest }: FoundRedirect, query: string): string {
  const target = addsRest ? to + rest || '/' : to
  if (query === '' || query === '?') return target
  const [url = '', fragment] = target.split('#', 2)
  const joined = url + (url.includes('?') ? `&${query.slice(1)}` : query)
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/**
 * A path without a slash at its end and without empty segments: what follows a prefix never begins with `//`, which would be another
 * site. Equivalent percent-encodings are written in the same way (RFC 3986, section 6.2.2).
 */
function toKey(path: string): string {
  const key = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return key.includes('%') ? key.replace(/%[\da-f]{2}/gi, toNormal) : key
}

function toNormal(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}

type Row = { line: number; cells: readonly string[] }

function readRows(text: string, file: string): Row[] {
  const rows: Row[] = []
  try {
    parse(text, {
      ...{ bom: true, trim: true, comment: '#', comment_no_infix: true },
      ...{ relax_column_count: true, skip_empty_lines: true, max_record_size: 3 * maxLength },
      on_record: (cells, { lines }) => {
        rows.push({ line: lines, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw siteFolderError(file, [{ line: Number(error.lines ?? 1), message: error.message }])
  }
  return rows
}

/** A text says what is wrong with the line. */
function toRedirect(line: number, cells: readonly string[]): Redirect | string {
  const [from = '', to = '', status = '', ...others] = cells
  if (others.length > 0) return 'expected three columns: a value with a comma is in quotation marks'
  const isPrefix = from.endsWith('/*')
  const source = toSource(isPrefix ? from.slice(0, -1) : from)
  if (source === null)
    return `from: expected a path such as /old/page or /old/* without a query, got ${from || 'nothing'}`
  const code = status || defaultStatus
  if (!statuses.includes(code)) return `status: expected one of ${statuses.join(', ')}, got ${status}`
  const base = { line, from: source, isPrefix, status: Number(code) }
  if (code === '410')
    return to === '' ? { ...base, to, addsRest: false } : 'to: expected nothing for the status 410'
  const addsRest = to.endsWith('/*')
  const target = toTarget(addsRest ? to.slice(0, -1) : to)
  if (target === null)
    return `to: expected a path of this site or a URL, such as /en/jobs or https://www.example.com, got ${to || 'nothing'}`
  if (addsRest && !isPrefix) return 'to: expected no * at its end, because from has none'
  return { ...base, addsRest, to: addsRest ? target.replace(/\/$/, '') : target }
}

function toSource(path: string): string | null {
  if (path.length > maxLength || !/^\/(?!\/)[^\s\\?#*]*$/.test(path)) return null
  if (path.includes('//') || !canParseUrl(`http://site.invalid${path}`)) return null
  const { pathname } = new URL(`http://site.invalid${path}`)
  // Paths with `.` and `..` are not those that they look like.
  return pathname.split('/').length === path.split('/').length ? toKey(pathname) : null
}

function toTarget(target: string): string | null {
  if (target.length > maxLength || !/^(?:https?:\/\/(?![^/?#]*@)|\/(?!\/))[^\s\\*]*$/i.test(target))
    return null
  if (!canParseUrl(target, 'http://site.invalid')) return null
  const { href, pathname, search, hash } = new URL(target, 'http://site.invalid')
  // With a dot segment, as in `/.//host`, the path would be another site.
  if (pathname.startsWith('//')) return null
  return target.startsWith('/') ? pathname + search + hash : href
}
