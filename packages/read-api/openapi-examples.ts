import { z } from 'zod'

/** As much of a JSON schema as matters here. */
export const schemaForm = z.looseObject({
  $ref: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
})

export type SchemaForm = z.infer<typeof schemaForm>

/** An example of a schema, put together from those of its fields; a field without one is an empty text or null. */
export function exampleOf(schema: unknown, named: Record<string, SchemaForm>): unknown {
  const { $ref, examples, anyOf, items, properties, type } = schemaForm.parse(schema)
  if (examples) return examples[0]
  if ($ref !== undefined) return exampleOf(named[$ref.replace(/^.*\//, '')], named)
  if (anyOf) return exampleOf(anyOf[0], named)
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, exampleOf(property, named)]),
    )
  }
  if (items !== undefined) return [exampleOf(items, named)]
  if (type === 'string') return ''
  return type === 'object' ? {} : null
}
