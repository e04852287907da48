import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import type { z } from 'zod'
import type { Db } from './db/connect'
import { type Paging, pageHeaders } from './paging'
import { createMemoize } from './queries/memoize'

/** The result of an operation: the response body and the data of its headers. */
type OperationResult<Body> = {
  body: Body
  /** Only for a list: the validated parameters of the request, and the number of records on all pages. */
  page?: { paging: Paging; total: number }
  /** The `updated_at` values of the records in the body, if the records have this field. */
  updatedAt?: readonly string[]
}

/**
 * Sends a successful response; every operation uses it. `cacheKey` is the operation's name and its validated
 * parameters. `run` is called if this process has no response with that key for the current content version.
 */
export type Respond = <Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  cacheKey: readonly unknown[],
  run: () => Promise<OperationResult<z.input<Schema>>>,
) => Promise<JsonResponse<z.input<Schema>>>

type JsonResponse<Body> = Response & TypedResponse<Body, 200, 'json'>

/** A response without its page headers, because `Link` repeats the URL of the request as the client wrote it. */
type CachedResponse = {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  page: Parameters<typeof pageHeaders>[1] | undefined
}

const maxCachedBytes = 64 * 1024 * 1024
/** Upper bound for the headers and objects of a cached response. They are larger than the body of an empty list. */
const overheadBytes = 2_000
const bytesPerCharacter = 2

/** Not `Buffer.from`: a small `Buffer` is a slice of a shared pool, and a cached slice keeps the pool in memory. */
const encoder = new TextEncoder()

/** Responses are validated and serialized once per content version; later requests get the cached bytes. */
export function createResponses(db: Db): Respond {
  const memoize = createMemoize<CachedResponse>('responses', {
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }, cacheKey) =>
      body.byteLength + cacheKey.length * bytesPerCharacter + overheadBytes,
  })
  return async (c, schema, cacheKey, run) => {
    const { body, headers, page } = await memoize(db, JSON.stringify(cacheKey), async () => {
      const result = await run()
      // `parse` throws for a body that violates the contract, and the API then responds with 500.
      const bytes = encoder.encode(JSON.stringify(schema.parse(result.body)))
      return {
        body: bytes,
        headers: contentHeaders(bytes, result.updatedAt),
        page: result.page && selectPageData(result.page),
      }
    })
    return asJson(c.body(body, 200, { ...headers, ...(page && pageHeaders(c.req.url, page)) }))
  }
}

/** Hono derives the type of a JSON response from the object that it serializes, but this body is already serialized. */
function asJson<Body>(response: Response): JsonResponse<Body> {
  return response as JsonResponse<Body>
}

/**
 * Keeps the page number, the page size and the names of all parameters. The text of a parameter can be a substring of
 * the request's URL, and a cached substring keeps the whole URL in memory.
 */
function selectPageData({
  paging,
  total,
}: NonNullable<OperationResult<unknown>['page']>): CachedResponse['page'] {
  const { page, per_page } = paging
  return { paging: { page, per_page }, validParameters: Object.keys(paging), total }
}

function contentHeaders(body: Uint8Array, updatedAt: readonly string[] = []): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    // A weak tag, because a proxy that compresses the response changes its bytes and keeps its tag.
    ETag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    ...(updatedAt.length > 0 && { 'Last-Modified': newestHttpDate(updatedAt) }),
  }
}

/**
 * The newest of the `updated_at` values, as an HTTP date. Caches must compare the ETag instead: the date stays the same
 * if a list loses a record, or if only the office of a job changes.
 */
function newestHttpDate(timestamps: readonly string[]): string {
  return new Date(Math.max(...timestamps.map((timestamp) => Date.parse(timestamp)))).toUTCString()
}
