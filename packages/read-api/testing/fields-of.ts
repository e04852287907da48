import { z } from 'zod'

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
