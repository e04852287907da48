import { z } from 'zod'

/** The identity of a record. Stricter than the contract, because it becomes a part of addresses. */
export const identity = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/, 'expected letters, digits, - and _')

/** `{title}_{city}`, with the reference after it where that is taken (field notes 1.3). */
export const jobSlug = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, 'expected letters, digits, - and _')

export const slug = z
  .string()
  .max(150)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens')

export const language = z.string().regex(/^[a-z]{2,3}$/, 'expected a language code such as en')

/** Text of one line without markup: consumers of embed write names into pages as HTML (field notes 9). */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^<>\p{Cc}]*$/u, 'expected one line of text without < and >')

/** Text of any length that a file may hold. NUL is refused because Postgres cannot store it. */
export const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\0]*$/, 'expected text without NUL')

export const texts = z.record(language, text)

export const moment = z.iso.datetime({ offset: true, error: 'expected an ISO date-time with an offset' })

export const day = z.iso.date('expected a day such as 2027-01-04')

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://example.com' })
  .max(2048)

/** An absolute address, or one that starts with a single `/` and names a file of the site. */
export const mediaAddress = z.union(
  [z.string().regex(/^\/(?!\/)[^\s\\]*$/), webAddress],
  'expected an address that starts with / or http',
)

/** A handle, path or id on another service. */
export const handle = z
  .string()
  .max(200)
  .regex(/^[^\s<>:]+$/, 'expected a handle, a path or an id, not a whole address')

export const percentage = z.int().min(0).max(100)

/** Optional on every record; what the importer makes of them is in content/README.md. */
export const stamps = { created_at: moment.optional(), updated_at: moment.optional() }
