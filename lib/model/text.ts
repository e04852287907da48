import { isBlank } from '@vitrine/api-contract/invisible'
import { isUnset } from '@vitrine/api-contract/unset-text'
import { maxContent, maxSummary, maxTitle } from './limits'

/** Controls that end a line: the soft return of Word and PowerPoint, the page break, and the line end of mainframes. */
const lineEnds = /[\v\f\u0085]/g

/** Controls except tab, line feed and carriage return: no document may have them, and they are never meant. */
const controls = /(?![\t\n\r])\p{Cc}/gu

/** Line and paragraph separators, and the controls. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Characters that change the direction of the text after them, on the whole page. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text with markup without control characters and unpaired surrogates, cut after 1,000,000 characters. Those that end a line
 * are line separators, because a line feed is a space in markup. Empty for an unset text, also for one of markup that shows nothing, such as `<p>&nbsp;</p>`.
 */
export function toContent(value: string | null | undefined): string {
  const text = start(value ?? '', maxContent)
    .toWellFormed()
    .replace(lineEnds, '\u2028')
    .replace(controls, '')
  return isUnset(text) ? '' : text
}

/** `toContent` without surrounding spaces, or null if nobody sees anything of it: the API gives `""` or null for an unset text. */
export function toText(value: string | null | undefined): string | null {
  return toContent(value).trim() || null
}

/** A text without markup that may have several lines, cut after 5,000 characters; null if nobody sees anything of it. */
export function toSummary(value: string | null | undefined): string | null {
  const text = toText(value && trimInvisible(start(value, maxSummary).replace(directionOverrides, '')))
  return text?.replace(/[\u2028\u2029]/g, '\n') ?? null
}

/** A name, title, label or token: one line, cut after 300 characters; null if nobody sees anything of it. */
export function toTitle(value: string | null | undefined): string | null {
  const line = start(trimInvisible(value ?? ''), maxTitle).toWellFormed()
  const text = trimInvisible(line.replace(breaks, ' ').replace(directionOverrides, ''))
  return isBlank(text) ? null : text
}

/** Spaces, soft hyphens and characters without width that shape no letter or emoji beside them. */
const edge = /[\s\u00ad\u200b\u2060\u2800\u3164]/

/** Without them at both ends. Inside they break lines and words. */
function trimInvisible(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && edge.test(text.charAt(from))) from += 1
  while (to > from && edge.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** The first code units of a text, without half of a character. */
function start(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
