import { z } from 'zod'

/** A field or parameter with what the description of the API says of it. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: readonly unknown[]
): Schema {
  return schema.meta({ description, ...(examples.length > 0 && { examples: [...examples] }) })
}

/** A shape that the description of the API names and refers to by its name. */
export function named<Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema {
  return schema.meta({ id, description })
}

/** ISO 8601 with milliseconds and an offset, e.g. `2026-03-02T09:00:00.000+01:00`. */
export const timestamp = z.iso
  .datetime({ offset: true, precision: 3 })
  .meta({ examples: ['2026-03-02T09:00:00.000+01:00'] })

/** An absolute http(s) address. */
export const address = z.url({ protocol: /^https?$/ }).meta({ examples: ['https://www.acme.example/'] })

/** Language code (`en`, `fr`, ...) to text. The set of languages is open and differs from map to map. */
export const languageMap = z
  .record(z.string(), z.string())
  .meta({ examples: [{ fr: 'Un texte', en: 'A text' }] })

const noControlCharacters = /^[^\p{Cc}]*$/u
const noSpaces = /^[^\s\p{Cc}]+$/u

/** Not empty and of a sane length; case counts and nothing else is known of its form (field notes 3). */
export const reference = z
  .string()
  .min(1)
  .max(100)
  .regex(noSpaces)
  .meta({ type: 'string', minLength: 1, maxLength: 100 })

/** Free text in a query string. */
export const textParameter = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(noControlCharacters)
  .meta({ type: 'string', minLength: 1, maxLength: 200 })

const maxReferences = 50
const maxReferencesLength = maxReferences * 101 - 1

/** References with commas between them. */
export const referencesParameter = z
  .string()
  .trim()
  .min(1)
  .max(maxReferencesLength)
  .regex(noControlCharacters)
  .transform((value) => value.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().min(1).max(100)).max(maxReferences))
  .meta({ type: 'string', minLength: 1, maxLength: maxReferencesLength })

/** A whole day, `YYYY-MM-DD`. */
export const dayParameter = z.iso.date()

/** Only `true` and `false`: other spellings are not documented, and guessing could widen an answer. */
export const booleanParameter = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'boolean' })

/** Page number from 1. */
export const pageParameter = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
  .default(1)
  .meta({ type: 'integer', minimum: 1, default: 1, description: 'Number of the page, from 1', examples: [1] })

/** Records per page, 1 to 100. */
export const perPageParameter = z
  .string()
  .regex(/^([1-9]\d?|100)$/)
  .transform(Number)
  .default(100)
  .meta({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 100,
    description: 'Records per page',
    examples: [20],
  })
