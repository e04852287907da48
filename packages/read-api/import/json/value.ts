import { isBlank } from '@vitrine/api-contract/invisible'
import { toLanguage } from '@vitrine/api-contract/language'
import { normalizeText } from '@vitrine/api-contract/normalize-text'

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value itself, or an empty object if it is no object. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The objects of an array; `[]` if the value is no array. */
export function toObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** `undefined` for null and text that nobody sees, the service's values of an unset field; trimmed text; else the value itself. */
export function nonEmpty(value: unknown): unknown {
  if (typeof value === 'string') return isBlank(value) ? undefined : value.trim()
  return value ?? undefined
}

/** The text of an identity, a name or a token; `undefined` if the value is neither a text nor a number. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && !isBlank(value) ? value.trim() : undefined
}

/** Converts a numeric text to a number. */
export function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : nonEmpty(value)
}

/** One line without markup, as the content schemas expect names. */
export function nameOf(value: unknown): unknown {
  if (typeof value !== 'string') return textOf(value) ?? nonEmpty(value)
  const line = value.replace(/<\/?[a-z][^<>]*>/gi, '').replace(/[<>]/g, '')
  return nonEmpty(line.replace(/\p{Cc}+/gu, ' '))
}

/** `fr-FR` for `fr_fr`; a text that is no language stays, and the content schema names it. */
export function languageOf(value: unknown): unknown {
  return (typeof value === 'string' ? toLanguage(value) : null) ?? nonEmpty(value)
}

/** The URL of an image, which is a text or an object with sizes; the largest size. */
export function imageOf(value: unknown): unknown {
  if (!isObject(value)) return nonEmpty(value)
  return nonEmpty(value.url) ?? nonEmpty(toObject(value.large).url) ?? nonEmpty(toObject(value.medium).url)
}

/** `undefined` if the text has no letter a to z and no digit. */
export function slugOf(value: unknown): string | undefined {
  const hyphenated = normalizeText(textOf(value) ?? '').replace(/[^a-z0-9]+/g, '-')
  return hyphenated.slice(0, 140).replace(/^-+|-+$/g, '') || undefined
}

/** The first value that is not empty. */
export function firstOf(...values: readonly unknown[]): unknown {
  return values.map(nonEmpty).find((value) => value !== undefined)
}

/** Without undefined fields, so that the content schemas apply their defaults. */
export function compact(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** The fields of both; a field of the first wins. */
export function merge(first: JsonObject | undefined, second: JsonObject): JsonObject {
  return { ...compact(second), ...compact(first ?? {}) }
}

/** The texts of an object from languages to texts. */
export function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toObject(value)).flatMap(([language, item]) => {
      const text = textOf(item)
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
