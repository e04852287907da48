import { createHash } from 'node:crypto'
import { basePath } from '@/lib/base-path'
import { scriptSources } from '@/lib/settings/security-headers'
import { speculationRules } from '@/lib/settings/speculation-rules'

/** `policy` is null where the page has too many inline scripts for a header; the page then has the base policy only. */
type SecuredHtml = { html: string; policy: string | null; unknownScripts: number }

/** Hashes of one header: a longer header exceeds the buffers of proxies. */
const maxHashes = 100

/**
 * The HTML of a page rendered by Next.js with its inline scripts joined where nothing is between them, and the
 * Content-Security-Policy that allows these scripts by their SHA-256 and no other inline script. Only scripts in the forms
 * that Next.js writes get a hash: a script that another text brought into the page does not run. `unknownScripts` is the
 * number of the others. Joining has no effect on HTML whose scripts are joined.
 */
export function secureInlineScripts(source: string): SecuredHtml {
  const parts: string[] = []
  const hashes = new Set<string>()
  let unknownScripts = 0
  let joined: string[] = []
  let position = 0
  const closeJoined = () => {
    if (joined.length === 0) return
    const code = joined.join(';')
    hashes.add(hashOf(code))
    parts.push(`<script>${code}</script>`)
    joined = []
  }
  for (const { start, end, attributes, code } of findScripts(source)) {
    if (start > position) {
      closeJoined()
      parts.push(source.slice(position, start))
    }
    position = end
    if (attributes === '' && isFrameworkScript(code)) joined.push(code)
    else {
      closeJoined()
      if (code === speculationRules) hashes.add(hashOf(code))
      else if (attributes === '' || !isDataOrFile(attributes)) unknownScripts += 1
      parts.push(source.slice(start, end))
    }
  }
  closeJoined()
  parts.push(source.slice(position))
  const policy = hashes.size > maxHashes ? null : [`script-src ${scriptSources}`, ...hashes].join(' ')
  return { html: parts.join(''), policy, unknownScripts }
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** How `components/layout/page-frame.tsx` marks a page of a kind without a framework. */
const withoutFramework = '<main data-browser="elements"'

/**
 * The HTML of a page without the scripts of Next.js, the links that preload them and the data that they read, if the kind of the page
 * needs none of them. Its custom elements and its JSON-LD stay.
 */
export function removeFramework(html: string): string {
  if (!html.includes(withoutFramework)) return html
  const parts: string[] = []
  let position = 0
  for (const { start, end, attributes, code } of findScripts(html)) {
    if (!isOfFramework(attributes, code)) continue
    parts.push(html.slice(position, start))
    position = end
  }
  return [...parts, html.slice(position)].join('').replace(/<link rel="preload" as="script"[^>]*>/g, '')
}

function isOfFramework(attributes: string, code: string): boolean {
  return attributes === ''
    ? isFrameworkScript(code)
    : ` ${attributes}`.includes(` src="${basePath}/_next/static/chunks/`)
}

type Script = { start: number; end: number; attributes: string; code: string }

/** The script elements of HTML that React wrote: it escapes `<` in texts, and `<` and `>` in attribute values. */
function* findScripts(html: string): Generator<Script> {
  let position = 0
  for (;;) {
    const start = html.indexOf('<script', position)
    if (start < 0) return
    const open = html.indexOf('>', start)
    const close = open < 0 ? -1 : html.indexOf('</script>', open)
    if (close < 0) return
    const end = close + '</script>'.length
    yield { start, end, attributes: html.slice(start + 7, open).trim(), code: html.slice(open + 1, close) }
    position = end
  }
}

function isDataOrFile(attributes: string): boolean {
  return /(?:^|\s)src="/.test(attributes) || /(?:^|\s)type="application\/(?:ld\+)?json"/.test(attributes)
}

const calls = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
]

/** Whether a script consists of calls that Next.js writes, each with JSON as its only argument. */
function isFrameworkScript(code: string): boolean {
  let position = 0
  while (position < code.length) {
    const call = calls.find((start) => code.startsWith(start, position))
    if (call === undefined) return false
    const start = position + call.length
    const end = endOfValue(code, start)
    if (code[end] !== ')' || !isJson(code.slice(start, end))) return false
    position = end + 1
    while (code[position] === ';') position += 1
  }
  return code !== ''
}

/** The position after the array or object that begins at `start`: the brackets in its strings do not count. */
function endOfValue(code: string, start: number): number {
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs
  tokens.lastIndex = start
  let depth = 0
  for (let token = tokens.exec(code); token; token = tokens.exec(code)) {
    if (token[0] === '[' || token[0] === '{') depth += 1
    if (token[0] === ']' || token[0] === '}') depth -= 1
    if (depth <= 0) return tokens.lastIndex
  }
  return code.length
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
