import { isUnset } from '@vitrine/api-contract/unset-text'
import { maxContent, maxSummary, maxTitle } from './limits'

/** Controls except tab, line feed and carriage return: no document may have them, and they are never meant. */
const controls = /(?![\t\n\r])\p{Cc}/gu

/** Line and paragraph separators, and the controls. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Characters that change the direction of the text after them, on the whole page. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text with markup without control characters and unpaired surrogates, cut after 1,000,000 characters. Empty for an
 * unset text, also for one of markup that shows nothing, such as `<p>&nbsp;</p>`.
 */
export function toContent(value: string | null | undefined): string {
  const text = start(value ?? '', maxContent)
    .toWellFormed()
    .replace(controls, '')
  return isUnset(text) ? '' : text
}

/** `toContent` without surrounding spaces, or null if it is empty: the API gives `""` or null for an unset text. */
export function toText(value: string | null | undefined): string | null {
  return toContent(value).trim() || null
}

/** A text without markup that may have several lines, cut after 5,000 characters; null if it is empty. */
export function toSummary(value: string | null | undefined): string | null {
  return (
    toText(value && start(value, maxSummary))
      ?.replace(directionOverrides, '')
      .trim() || null
  )
}

/** A name, title, label or token: one line, cut after 300 characters; null if it is empty. */
export function toTitle(value: string | null | undefined): string | null {
  const line = start(value?.trim() ?? '', maxTitle).toWellFormed()
  return line.replace(breaks, ' ').replace(directionOverrides, '').trim() || null
}

/** A language tag such as `fr` or `pt-BR`; null for other texts, so that no other text gets to `Intl` or an attribute. */
export function toLanguage(value: string | null | undefined): string | null {
  const tag = value?.trim().replace('_', '-') ?? ''
  return /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : null
}

/** The first code units of a text, without half of a character. */
function start(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
