import { z } from 'zod'

type Key = string | number

/** A value of a response that differs in the response of the API. `path` has the form of the import's notices. */
export type FieldDifference = { path: string; source: unknown; served: unknown }

/** The values of `source` that `served` lacks at the same path, or has with another value. */
export function findDifferences(
  source: unknown,
  served: unknown,
  path: readonly Key[] = [],
): FieldDifference[] {
  if (Array.isArray(source) && Array.isArray(served)) {
    const unused = [...served]
    return source.flatMap((element, position) => {
      const match = takeElement(element, unused) ?? served[position]
      return findDifferences(element, match, [...path, position])
    })
  }
  if (isObject(source) && isObject(served)) {
    return Object.entries(source).flatMap(([key, value]) =>
      value === undefined ? [] : findDifferences(value, served[key], [...path, key]),
    )
  }
  return Object.is(source, served) ? [] : [{ path: format(path), source, served }]
}

/** Lists are compared as sets: an element is paired by its first identity, and each element is paired once. */
function takeElement(element: unknown, unused: unknown[]): unknown {
  const index = unused.findIndex((other) => {
    if (!isObject(element) || !isObject(other)) return element === other
    const key = identities.find((name) => element[name] !== undefined && element[name] !== null)
    return key !== undefined && String(other[key]).trim() === String(element[key]).trim()
  })
  return index < 0 ? undefined : unused.splice(index, 1)[0]
}

const identities = ['reference', 'website_reference', 'id', 'slug', 'name', 'title']

/** The paths of all fields of a schema, or of those of a value that are set; `[]` is an element of a list. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (value instanceof z.ZodType) return schemaFields(value, path)
  if (Array.isArray(value)) return [...new Set(value.flatMap((element) => fieldsOf(element, `${path}[]`)))]
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, field]) => {
      const isSet = field !== undefined && field !== null && field !== ''
      return isSet ? [`${path}.${key}`, ...fieldsOf(field, `${path}.${key}`)] : []
    })
  }
  return []
}

function schemaFields(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return schemaFields(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodArray) return schemaFields(schema.element, `${path}[]`)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => [
    `${path}.${key}`,
    ...schemaFields(field, `${path}.${key}`),
  ])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function format(path: readonly Key[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return text.replace(/^\./, '')
}
