import { isObject, type JsonObject } from '@vitrine/content-store/records/json'
import { toEmbedHtml } from '#import/wire/embed-html'

const htmlFields = new Set(['description', 'profile', 'recruitment_process'])

/**
 * An embed response as the widget can write it into pages with `innerHTML` (docs/read-api-behaviour.md, section 9.1): sanitized
 * texts, names without markup, and URLs that are web pages. `onChange` gets the path of each value that differs.
 */
export function toSafeEmbed(
  embed: JsonObject,
  onChange: (path: readonly (string | number)[]) => void,
): JsonObject {
  const visit = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]))
    if (isObject(value)) {
      const entries = Object.entries(value).map(([key, field]) => [key, visit(field, [...path, key])])
      return Object.fromEntries(entries)
    }
    if (typeof value !== 'string') return value
    const safe = toSafeText(String(path.at(-1)), value)
    if (safe !== value) onChange(path)
    return safe
  }
  return Object.fromEntries(Object.entries(embed).map(([key, value]) => [key, visit(value, [key])]))
}

function toSafeText(key: string, text: string): string {
  if (htmlFields.has(key)) return toEmbedHtml(text)
  if (/(^|_)url$/.test(key)) return /^(https?:|\/(?!\/)|$)/i.test(text) ? text : ''
  return text.replaceAll(/[<>]/g, '')
}
