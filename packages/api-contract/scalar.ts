import { z } from 'zod'

/** A field or parameter with its description and examples in openapi.json. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: readonly unknown[]
): Schema {
  return schema.meta({ description, ...(examples.length > 0 && { examples: [...examples] }) })
}

/** A schema that openapi.json has under the name `id`, and refers to by this name. */
export function named<Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema {
  return schema.meta({ id, description })
}

/** ISO 8601 with milliseconds and an offset, e.g. `2026-03-02T09:00:00.000+01:00`. */
export const timestamp = z.iso
  .datetime({ offset: true, precision: 3 })
  .meta({ examples: ['2026-03-02T09:00:00.000+01:00'] })

/** An absolute HTTP(S) URL. */
export const absoluteUrl = z.url({ protocol: /^https?$/ }).meta({ examples: ['https://www.acme.example/'] })

/** A field whose unset value is an empty string: the description of the API calls it a string, and not nullable. */
export function orEmpty<Schema extends z.ZodType<string>>(schema: Schema) {
  return z.union([schema, z.literal('')])
}

/** Map from language code (`en`, `fr`, ...) to text. The set of languages is open, and can differ between maps of one record. */
export const languageMap = z
  .record(z.string(), z.string())
  .meta({ examples: [{ fr: 'Un texte', en: 'A text' }] })

/** An upper-case token with underscores. The sets of tokens are open. */
export const token = z.string().regex(/^[A-Z0-9_]+$/)

// `\p{Cs}` is an unpaired surrogate, which no URL can have.
const noControlCharacters = /^[^\p{Cc}\p{Cs}]*$/u
const noSpaces = /^[^\s\p{Cc}\p{Cs}]+$/u

/** Case-sensitive, with no known pattern (docs/read-api-behaviour.md, section 3.2). */
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

/** References separated by commas. */
export const referencesParameter = z
  .string()
  .trim()
  .min(1)
  .max(maxReferencesLength)
  .regex(noControlCharacters)
  .transform((value) => value.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().min(1).max(100)).max(maxReferences))
  .meta({ type: 'string', minLength: 1, maxLength: maxReferencesLength })

/** A day, `YYYY-MM-DD`. */
export const dayParameter = z.iso.date()

/** A day, or a timestamp of RFC 3339, which is an extension of this server. */
export const dayOrTimestampParameter = z.union([dayParameter, z.iso.datetime({ offset: true })])

/** Only `true` and `false`: no other spelling is documented. */
export const booleanParameter = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'boolean' })

/** Number of a page, from 1. */
const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
const pageMeta = {
  type: 'integer',
  minimum: 1,
  description: 'Number of the page, from 1',
  examples: [1],
} as const

/** Records per page, 1 to 100. */
const pageSize = z
  .string()
  .regex(/^([1-9]\d?|100)$/)
  .transform(Number)
const pageSizeMeta = {
  type: 'integer',
  minimum: 1,
  maximum: 100,
  description: 'Records per page',
  examples: [20],
} as const

export const pageParameter = pageNumber.default(1).meta({ ...pageMeta, default: 1 })
export const perPageParameter = pageSize.default(100).meta({ ...pageSizeMeta, default: 100 })

/** For an operation that sends the whole list unless it is asked for a page. */
export const optionalPageParameter = pageNumber.optional().meta(pageMeta)
export const optionalPerPageParameter = pageSize.optional().meta(pageSizeMeta)
