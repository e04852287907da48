import { z } from 'zod'
import { field, named } from './scalar'

export const errorCodes = [
  'validation_failed',
  'unauthorized',
  'invalid_scope',
  'not_found',
  'method_not_allowed',
  'uri_too_long',
  'too_many_requests',
  'headers_too_large',
  'internal_error',
  'unavailable',
] as const

/** The body of every answer that is not a success. Clients act on the status; the text is for people. */
export const errorWire = named(
  'Error',
  'The body of every answer that is not a success',
  z.object({
    error: field(z.enum(errorCodes), 'What went wrong, as a code', 'validation_failed'),
    error_description: field(
      z.string(),
      'What went wrong, in words for people: programs act on the status',
      'page is invalid',
    ),
  }),
)

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorWire = z.infer<typeof errorWire>
