import { z } from 'zod'

/** The keywords of JSON Schema that examples are built from. */
export const schemaKeywords = z.looseObject({
  $ref: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
})

export type SchemaKeywords = z.infer<typeof schemaKeywords>

/** The example of a schema, built from the examples of its fields; a field without one is an empty value. */
export function exampleOf(schema: unknown, named: Record<string, SchemaKeywords>): unknown {
  const { $ref, examples, anyOf, items, properties, type } = schemaKeywords.parse(schema)
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
