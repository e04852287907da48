import { createHash } from 'node:crypto'

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list. The hosted service sends some lists of one element as this element. */
export function toObjects(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject)
  return isObject(value) ? [value] : []
}

/** The object with these fields only. */
export function pick(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in object ? [[name, object[name]]] : [])))
}

/** The object of a stored JSON text. Its writer has checked it. */
export function parseObject(text: string): JsonObject {
  return JSON.parse(text)
}

/** A part of a record as it is stored. */
export type StoredJson = { text: string; hash: string; value: JsonObject }

export function toStoredJson(value: JsonObject): StoredJson {
  const text = JSON.stringify(value)
  return { text, hash: createHash('sha256').update(text).digest('base64url'), value }
}

/** A text for a column that an index has: Postgres stores no NUL, and its indexes no long texts. */
export function toColumn(text: string): string {
  return text.replaceAll('\0', '').slice(0, 500)
}
