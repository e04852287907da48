import { normalizeText } from '@vitrine/api-contract/normalize-text'

/** An object of which nothing is known. */
export type Json = Readonly<Record<string, unknown>>

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object, or an empty one: for reading through holes. */
export function toMap(value: unknown): Json {
  return isJson(value) ? value : {}
}

/** The objects of a list; what is none is passed over. */
export function toMaps(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

/** `undefined` for every way in which the service says nothing; texts trimmed; anything else as it is. */
export function given(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  return value ?? undefined
}

/** The text of an identity, a name or a token, `undefined` when there is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() || undefined : undefined
}

/** Numbers and numeric texts stand for one another. */
export function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : given(value)
}

/** One line without markup, as names are stored. */
export function nameOf(value: unknown): unknown {
  if (typeof value !== 'string') return textOf(value) ?? given(value)
  const line = value.replace(/<\/?[a-z][^<>]*>/gi, '').replace(/[<>]/g, '')
  return given(line.replace(/\p{Cc}+/gu, ' '))
}

/** The language of a code such as `fr-FR`. */
export function languageOf(value: unknown): unknown {
  return typeof value === 'string' ? given(value.toLowerCase().replace(/[-_].*$/, '')) : given(value)
}

/** An image is an address, or an object that holds one, in its largest size first. */
export function imageOf(value: unknown): unknown {
  if (!isJson(value)) return given(value)
  return given(value.url) ?? given(toMap(value.large).url) ?? given(toMap(value.medium).url)
}

/** `undefined` when nothing but hyphens is left. */
export function slugOf(value: unknown): string | undefined {
  const normalized = normalizeText(textOf(value) ?? '').replace(/[^a-z0-9]+/g, '-')
  return normalized.slice(0, 140).replace(/^-+|-+$/g, '') || undefined
}

/** The first value that is given. */
export function firstOf(...values: readonly unknown[]): unknown {
  return values.map(given).find((value) => value !== undefined)
}

/** Without the keys that say nothing, so that forms take their defaults. */
export function compact(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Two accounts of one thing: what the first does not say, the second may. */
export function merge(first: Json | undefined, second: Json): Json {
  return { ...compact(second), ...compact(first ?? {}) }
}

/** The texts of a map from languages to texts; other values are left out. */
export function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toMap(value)).flatMap(([language, item]) => {
      const text = textOf(item)
      return text === undefined ? [] : [[language, text]]
    }),
  )
}
