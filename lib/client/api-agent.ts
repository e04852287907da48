import { Agent } from 'undici'

/**
 * Connections to the API, kept for later requests. The limits of the parts of a request are below `operationMs`, the
 * limit of an operation, so that a request that hangs can still be repeated.
 */
export function createAgent(operationMs: number, connections: number): Agent {
  const limitMs = Math.floor(operationMs * 0.75)
  return new Agent({
    connect: { timeout: Math.min(2000, limitMs) },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    connections,
  })
}
