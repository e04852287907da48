import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { z } from 'zod'

/**
 * One difference between a response and the contract. `path` has `[]` for elements of lists and `{}` for keys of maps, so
 * that equal differences of several records have equal paths. `isLost` is whether the site does without the value.
 */
export type Difference = {
  kind: 'unknown field' | 'missing' | 'null' | 'type' | 'value' | 'unknown token'
  path: string
  expected: string
  value: unknown
  isLost: boolean
}

/** Known tokens by path, in lower case. */
export type Tokens = Readonly<Record<string, ReadonlySet<string>>>

const maxElements = 200

/** The differences of a value from a schema of the contract, without those of fields that the contract does not know. */
export function* findDifferences(
  schema: z.core.$ZodType,
  value: unknown,
  tokens: Tokens = {},
  path = '',
): Generator<Difference> {
  if (schema instanceof z.ZodOptional) {
    if (value !== undefined) yield* findDifferences(unwrap(schema), value, tokens, path)
    return
  }
  if (schema instanceof z.ZodNullable) {
    if (value !== null) yield* findDifferences(unwrap(schema), value, tokens, path)
    return
  }
  const expected = kindOf(schema)
  const difference = { path, expected, value }
  if (value === null) yield { ...difference, kind: 'null', isLost: false }
  else if (typeOf(value) !== expected)
    yield { ...difference, kind: 'type', isLost: !isConverted(expected, value) }
  else if (schema instanceof z.ZodObject) yield* inObject(schema, value as Fields, tokens, path)
  else if (schema instanceof z.ZodArray) {
    const elements = (value as unknown[]).slice(0, maxElements)
    for (const element of elements) yield* findDifferences(schema.element, element, tokens, `${path}[]`)
  } else if (schema instanceof z.ZodRecord) {
    const values = Object.values(value as Fields).slice(0, maxElements)
    for (const entry of values) yield* findDifferences(schema.valueType, entry, tokens, `${path}{}`)
  } else yield* inScalar(schema, difference, tokens)
}

type Fields = Record<string, unknown>

function* inObject(schema: z.ZodObject, value: Fields, tokens: Tokens, path: string): Generator<Difference> {
  const prefix = path === '' ? '' : `${path}.`
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
  for (const [key, field] of Object.entries(shape)) {
    const fieldPath = prefix + key
    if (Object.hasOwn(value, key)) yield* findDifferences(field, value[key], tokens, fieldPath)
    else if (!(field instanceof z.ZodOptional))
      yield {
        ...{ kind: 'missing', path: fieldPath, value: undefined, isLost: false },
        expected: kindOf(field),
      }
  }
  if (schema.def.catchall) return
  for (const key of Object.keys(value).slice(0, maxElements)) {
    if (!Object.hasOwn(shape, key))
      yield { kind: 'unknown field', path: prefix + key, expected: '', value: value[key], isLost: false }
  }
}

function* inScalar(
  schema: z.core.$ZodType,
  difference: { path: string; expected: string; value: unknown },
  tokens: Tokens,
): Generator<Difference> {
  const { path, value } = difference
  const result = z.safeParse(schema, value)
  if (!result.success) {
    const isTime = schema instanceof z.ZodISODateTime
    const isLost = isTime && value !== '' && parseTimestamp(String(value)) === null
    yield { ...difference, kind: 'value', expected: isTime ? 'a timestamp' : formatOf(schema), isLost }
  }
  const known = Object.hasOwn(tokens, path) ? tokens[path] : undefined
  if (known && typeof value === 'string' && value.trim() !== '' && !known.has(value.trim().toLowerCase()))
    yield { ...difference, kind: 'unknown token', isLost: false }
}

/** `unwrap` of zod has the type of a core schema, which all schemas of the contract have. */
function unwrap(schema: z.ZodOptional | z.ZodNullable): z.core.$ZodType {
  return schema.unwrap()
}

function kindOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return kindOf(unwrap(schema))
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'an object'
  if (schema instanceof z.ZodArray) return 'a list'
  if (schema instanceof z.ZodNumber) return 'a number'
  return schema instanceof z.ZodBoolean ? 'true or false' : 'a text'
}

function formatOf(schema: z.core.$ZodType): string {
  return schema instanceof z.ZodURL
    ? 'a URL with http or https'
    : `${kindOf(schema)} in the form of the contract`
}

/** In the words of `kindOf`. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  const names: Readonly<Record<string, string>> = {
    ...{ object: 'an object', number: 'a number', boolean: 'true or false', string: 'a text' },
  }
  return value === null ? 'null' : (names[typeof value] ?? 'nothing')
}

/** The client converts between numbers and numeric texts (packages/api-contract/tolerant.ts). */
function isConverted(expected: string, value: unknown): boolean {
  if (expected === 'a text') return typeof value === 'number'
  return expected === 'a number' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
}
