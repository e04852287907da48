import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { errorWire } from '@vitrine/api-contract/error'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { expect } from 'vitest'
import { z } from 'zod'

/** The schema of a 200 response; `null` for a path that is not in the contract. */
function schemaOf(pathname: string): z.ZodType | null {
  if (pathname.startsWith('/api/v1/external/cms/articles/all')) return z.array(articleWire)
  if (pathname.startsWith('/api/v1/external/organizations')) return z.array(organizationWire)
  if (pathname.startsWith('/api/v1/external/jobs/')) return jobWire
  return pathname.startsWith('/api/v1/embed') ? embedWire : null
}

/** Expects the fields of the contract and no others; of every other status, the contract of errors. */
export function expectStrict(pathname: string, status: number, text: string): void {
  const schema = status === 200 ? schemaOf(pathname) : errorWire.strict()
  if (schema === null) return
  const body: unknown = JSON.parse(text)
  expect(schema.parse(body)).toEqual(body)
}

/** The same for a response, whose body stays readable. Expects no body of HEAD, 204 and 304. */
export async function expectStrictResponse(request: Request, response: Response): Promise<void> {
  const bytes = Buffer.from(await response.clone().arrayBuffer())
  const hasBody = request.method !== 'HEAD' && response.status !== 204 && response.status !== 304
  if (hasBody)
    expectStrict(new URL(request.url).pathname, response.status, decode(response, bytes).toString())
  else expect(bytes).toHaveLength(0)
}

function decode(response: Response, bytes: Buffer): Buffer {
  const encoding = response.headers.get('Content-Encoding')
  if (encoding === null) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
}
