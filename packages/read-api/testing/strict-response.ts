import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { errorWire } from '@vitrine/api-contract/error'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { expect } from 'vitest'
import { z } from 'zod'

/** What the contract says a 200 of an address holds; `null` where it says nothing. */
function schemaOf(pathname: string): z.ZodType | null {
  if (pathname.startsWith('/api/v1/external/cms/articles/all')) return z.array(articleWire)
  if (pathname.startsWith('/api/v1/external/organizations')) return z.array(organizationWire)
  if (pathname.startsWith('/api/v1/external/jobs/')) return jobWire
  return pathname.startsWith('/api/v1/embed') ? embedWire : null
}

/** Expects the contract and nothing beside it of a success, and the one shape of errors of the rest. */
export function expectStrict(pathname: string, status: number, text: string): void {
  const schema = status === 200 ? schemaOf(pathname) : errorWire.strict()
  if (schema === null) return
  const body: unknown = JSON.parse(text)
  expect(schema.parse(body)).toEqual(body)
}

/** The same for an answer as it leaves the app, which stays unread. */
export async function expectStrictAnswer(request: Request, answer: Response): Promise<void> {
  const bytes = Buffer.from(await answer.clone().arrayBuffer())
  const hasBody = request.method !== 'HEAD' && answer.status !== 204 && answer.status !== 304
  if (hasBody) expectStrict(new URL(request.url).pathname, answer.status, decode(answer, bytes).toString())
  else expect(bytes).toHaveLength(0)
}

function decode(answer: Response, bytes: Buffer): Buffer {
  const encoding = answer.headers.get('Content-Encoding')
  if (encoding === null) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
}
