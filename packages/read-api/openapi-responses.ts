import type { ErrorWire } from '@vitrine/api-contract/error'

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const, examples: [5] } },
}
const challenge = {
  'WWW-Authenticate': {
    description: 'How to authenticate',
    schema: { type: 'string' as const, examples: ['Bearer'] },
  },
}

const allowedMethods = {
  Allow: {
    description: 'The methods of the operation',
    schema: { type: 'string' as const, examples: ['GET, HEAD, OPTIONS'] },
  },
}

/** The error responses by status; operations refer to them. */
export const errorComponents = {
  304: { description: 'The response has not changed: If-None-Match contains its ETag' },
  400: error('A parameter is missing or invalid', {
    error: 'validation_failed',
    error_description: 'page is invalid',
  }),
  401: error(
    'No valid access token: none, an unknown one, or one that has expired or was revoked',
    { error: 'unauthorized', error_description: 'a valid access token is required' },
    challenge,
  ),
  403: error('The token lacks a scope; the response does not depend on whether the record exists', {
    error: 'invalid_scope',
    error_description: 'missing scope: jobs_r or jobs_rw',
  }),
  404: error('There is no such record', {
    error: 'not_found',
    error_description: 'there is no such job',
  }),
  405: error(
    'Another method than GET, HEAD and OPTIONS',
    { error: 'method_not_allowed', error_description: 'only GET, HEAD, OPTIONS can be used here' },
    allowedMethods,
  ),
  414: error('The URL is too long', {
    error: 'uri_too_long',
    error_description: 'the URL is longer than 8192 bytes',
  }),
  429: error(
    'More requests in a minute than the limit of the token or the IP address',
    { error: 'too_many_requests', error_description: 'too many requests with this token, try again later' },
    retryAfter,
  ),
  431: error('The headers are too long, or the URL and the headers together exceed the limit of the server', {
    error: 'headers_too_large',
    error_description: 'the headers are longer than 16384 bytes',
  }),
  500: error('Internal server error', {
    error: 'internal_error',
    error_description: 'internal server error',
  }),
  503: error(
    'The database is unavailable or overloaded',
    { error: 'unavailable', error_description: 'the database is unavailable, try again later' },
    retryAfter,
  ),
}

function error(description: string, example: ErrorWire, headers = {}) {
  const schema = { $ref: '#/components/schemas/Error' }
  return { description, headers, content: { 'application/json': { schema, example } } }
}
