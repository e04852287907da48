import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import type { z } from 'zod'
import type { Db } from './db/connect'
import { type Paging, pageHeaders } from './paging'
import { createMemoize } from './queries/memoize'

/** The result of an operation: the response body and the data of its headers. */
export type OperationResult<Body> = {
  body: Body
  /** Of a list: the valid parameters of the request, and the number of records on all pages. */
  page?: { paging: Paging; total: number }
  /** `updated_at` of the records shown, if the body has it. */
  changes?: readonly string[]
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

/** A response without the headers that depend on the spelling of the request's URL. */
type CachedResponse = {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  page: Parameters<typeof pageHeaders>[1] | undefined
}

const maxCachedBytes = 64 * 1024 * 1024
/** Upper bound for an entry's headers and objects; many responses are an empty list, so it counts. */
const overheadBytes = 2_000
const bytesPerCharacter = 2

/** A small `Buffer` is a slice of a shared pool and keeps all of it in memory; an encoded array has its own memory. */
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
      // A body that violates the contract is a server error, never a response.
      const bytes = encoder.encode(JSON.stringify(schema.parse(result.body)))
      return {
        body: bytes,
        headers: contentHeaders(bytes, result.changes),
        page: result.page && withoutValues(result.page),
      }
    })
    return asJson(c.body(body, 200, { ...headers, ...(page && pageHeaders(c.req.url, page)) }))
  }
}

/** Hono derives the type of a JSON response from the object it serializes; this body is serialized already. */
function asJson<Body>(response: Response): JsonResponse<Body> {
  return response as JsonResponse<Body>
}

/** Drops the values of the other parameters: each can be a substring that keeps the whole URL in memory. */
function withoutValues({
  paging,
  total,
}: NonNullable<OperationResult<unknown>['page']>): CachedResponse['page'] {
  const { page, per_page } = paging
  return { paging: { page, per_page }, understood: Object.keys(paging), total }
}

function contentHeaders(body: Uint8Array, changes: readonly string[] = []): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    // Weak, because compression on the way changes the bytes and keeps the tag.
    ETag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    ...(changes.length > 0 && { 'Last-Modified': newest(changes) }),
  }
}

/**
 * The newest `updated_at` of the records shown, as an HTTP date. It is informative only: a list that loses a record,
 * or a job whose office changes, keeps its date. Caches use the ETag.
 */
function newest(changes: readonly string[]): string {
  return new Date(Math.max(...changes.map((change) => Date.parse(change)))).toUTCString()
}
