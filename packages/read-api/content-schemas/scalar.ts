import { isBlank } from '@vitrine/api-contract/invisible'
import { toLanguage } from '@vitrine/api-contract/language'
import { z } from 'zod'

/** The identity of a record. Stricter than the contract, because it becomes a part of URLs. */
export const identity = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/, 'expected letters, digits, - and _')

/** `{title}_{city}`, and the reference after it if that is in use (docs/read-api-behaviour.md, section 1.3). */
export const jobSlug = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, 'expected letters, digits, - and _')

export const slug = z
  .string()
  .max(150)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')

export const language = z
  .string()
  .refine((value) => toLanguage(value) === value, 'expected the code of a language, such as en or fr-CA')

/**
 * One line without markup: the widget writes the names of embed into pages as HTML (docs/read-api-behaviour.md,
 * section 9.1).
 */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^<>\p{Cc}]*$/u, 'expected one line of text without < and >')
  .refine((value) => !isBlank(value), 'expected text that can be seen')

/** Text of any length. Postgres cannot store NUL. */
export const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\0]*$/, 'expected text without NUL')
  .refine((value) => !isBlank(value), 'expected text that can be seen')

export const texts = z.record(language, text)

export const timestamp = z.iso.datetime({ offset: true, error: 'expected an ISO date-time with an offset' })

export const day = z.iso.date('expected a day such as 2027-01-04')

export const webUrl = z
  .url({ protocol: /^https?$/, error: 'expected a URL such as https://example.com' })
  .max(2048)

/** An application page, or an e-mail address or a telephone number. */
export const applyUrl = z
  .url({
    protocol: /^(?:https?|mailto|tel)$/,
    error: 'expected a URL such as https://example.com, mailto:jobs@example.com or tel:+33123456789',
  })
  .max(2048)

/** An absolute URL, or a path that starts with a single `/` and names a file of the site. */
export const mediaUrl = z.union(
  [z.string().regex(/^\/(?!\/)[^\s\\]*$/), webUrl],
  'expected a URL that starts with / or http',
)

/** A handle, path or id on another service. */
export const handle = z
  .string()
  .max(200)
  .regex(/^[^\s<>:]+$/, 'expected a handle, a path or an id, not a complete URL')

export const percentage = z.int().min(0).max(100)

/** Optional in every record; content/README.md has the rules for missing ones. */
export const recordTimestamps = { created_at: timestamp.optional(), updated_at: timestamp.optional() }
