import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetch } from 'undici'
import { onTestFinished } from 'vitest'
import { createClient } from '../client'
import { createLimits } from '../limits'
import type { RequestOptions } from '../request'

export type Handler = (request: IncomingMessage, response: ServerResponse, call: number) => void

type Options = Partial<Pick<RequestOptions, 'timeoutMs' | 'maxBytes'>> & { concurrency?: number }

/** An HTTP server on a free port, and a client for it that does not wait between attempts. */
export async function startUpstream(handler: Handler, options: Options = {}) {
  const calls: { url: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization })
    handler(request, response, calls.length)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(() => (server.listening ? stop() : undefined))
  return { calls, stop, ...createWaitlessClient(`http://127.0.0.1:${port}`, options) }
}

/** The waits between attempts are noted only. */
export function createWaitlessClient(baseUrl: string, options: Options = {}) {
  const waits: number[] = []
  const client = createClient({
    ...{ fetch, baseUrl, token: 'secret', limits: createLimits(options.concurrency ?? 8) },
    timeoutMs: options.timeoutMs ?? 8_000,
    maxBytes: options.maxBytes ?? 50_000_000,
    wait: async (ms: number) => void waits.push(ms),
  })
  return { baseUrl, waits, client }
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export const embed = { name: 'Org', websites: [], jobs: [] }

export const article = {
  reference: 'A',
  name: 'N',
  language: 'en',
  published_at: '2026-01-01T00:00:00.000+00:00',
}
