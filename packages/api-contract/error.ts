import { z } from 'zod'
import { field, named } from './scalar'

const errorCodes = [
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

export const errorWire = named(
  'Error',
  'The body of every error response',
  z.object({
    error: field(z.enum(errorCodes), 'Error code', 'validation_failed'),
    error_description: field(
      z.string(),
      'Error message for people; programs use the status',
      'page is invalid',
    ),
  }),
)

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorWire = z.infer<typeof errorWire>
