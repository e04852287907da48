import { z } from 'zod'

export const errorCodes = [
  'validation_failed',
  'unauthorized',
  'invalid_scope',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'internal_error',
  'unavailable',
] as const

/** The body of every answer that is not a success. Clients act on the status; the text is for people. */
export const errorWire = z.object({
  error: z.enum(errorCodes),
  error_description: z.string(),
})

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorWire = z.infer<typeof errorWire>
