import fc from 'fast-check'
import { z } from 'zod'

/** Arbitraries for fields by the end of their path, such as `reference` or `office.id`; the first match counts. */
export type FieldArbitraries = readonly (readonly [field: RegExp, arbitrary: fc.Arbitrary<unknown>])[]

/** Values of a schema of the contract: every field that it describes, and null and missing where it allows them. */
export function arbitraryOf(
  schema: z.core.$ZodType,
  fields: FieldArbitraries,
  path = '',
): fc.Arbitrary<unknown> {
  const own = fields.find(([pattern]) => pattern.test(path))?.[1]
  if (own) return own
  if (schema instanceof z.ZodOptional) {
    return fc.option(arbitraryOf(schema.unwrap(), fields, path), { nil: undefined, freq: 8 })
  }
  if (schema instanceof z.ZodNullable) {
    return fc.option(arbitraryOf(schema.unwrap(), fields, path), { nil: null, freq: 5 })
  }
  // A text that is empty if it is unset; the hosted service sends null.
  if (schema instanceof z.ZodUnion) {
    const [text = z.string()] = schema.options
    return fc.oneof({ weight: 3, arbitrary: arbitraryOf(text, fields, path) }, fc.constantFrom('', null))
  }
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries<z.core.$ZodType>(schema.shape)
    return fc.record(
      Object.fromEntries(entries.map(([key, field]) => [key, arbitraryOf(field, fields, `${path}.${key}`)])),
      { noNullPrototype: true },
    )
  }
  if (schema instanceof z.ZodArray) {
    return fc.array(arbitraryOf(schema.element, fields, `${path}[]`), { maxLength: 3 })
  }
  if (schema instanceof z.ZodRecord) {
    const key = arbitraryOf(schema.keyType, fields, `${path}{key}`)
    const value = arbitraryOf(schema.valueType, fields, `${path}{value}`)
    return fc.array(fc.tuple(key, value), { maxLength: 3 }).map((entries) => Object.fromEntries(entries))
  }
  if (schema instanceof z.ZodNumber) {
    return fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer())
  }
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodISODateTime) return timestamp
  if (schema instanceof z.ZodURL) return url
  if (schema instanceof z.ZodString) return text
  throw new Error(`no arbitrary for ${schema._zod.def.type} at ${path}`)
}

const offsets = ['+00:00', '+01:00', '-05:00', 'Z']

const timestamp = fc
  .tuple(
    fc.date({ min: new Date('2001-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }),
    fc.constantFrom(...offsets),
  )
  .map(([date, offset]) => date.toISOString().replace('Z', offset))

const url = fc
  .tuple(fc.webAuthority(), fc.webPath(), fc.constantFrom('http', 'https'))
  .map(([authority, path, scheme]) => `${scheme}://${authority}${path}`)

const words = [
  'Acme',
  'éclair',
  'night shift',
  '<b>bold</b>',
  '1. & 2.',
  ' padded ',
  'two\nlines',
  '日本',
  '0',
  '"',
]

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
      .map((all) => all.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\0', '\ud800', 'x'.repeat(400)) },
)
