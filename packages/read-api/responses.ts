import { createHash } from 'node:crypto'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import type { Db } from '@vitrine/content-store/db/connect'
import type { Paging } from '@vitrine/content-store/paging'
import { getStore } from '@vitrine/content-store/queries/store'
import { withSiteOrigin } from '@vitrine/content-store/site-origin'
import type { Context, TypedResponse } from 'hono'
import { ApiProblem } from './api-problem'
import { pageHeaders } from './page-headers'

/** The result of an operation: the JSON of the response, made of stored records, and the data of its headers. */
type OperationResult = {
  json: string
  /** Only for a list: the validated parameters of the request, and the number of records on all pages. */
  page?: { paging: Paging; total: number } | undefined
  /** The `updated_at` values of the records, if the records have this field. */
  updatedAt?: readonly unknown[]
}

/** Sends a successful response; every operation uses it. `Body` is the type of the JSON in the contract. */
export type Respond = <Body>(
  c: Context,
  run: () => Promise<OperationResult>,
) => Promise<Response & TypedResponse<Body, 200, 'json'>>

/**
 * Responses are not checked against the contract: imports check the records of files, and those of another API are sent as it
 * sent them.
 */
export function createResponses(db: Db, siteUrl: string): Respond {
  return async <Body>(c: Context, run: () => Promise<OperationResult>) => {
    // Without content every record would be missing, and a site would remove its pages.
    if ((await getStore(db)) === null)
      throw new ApiProblem('unavailable', 'there is no content: run "npm run content:import"')
    const { json, page, updatedAt = [] } = await run()
    const body = withSiteOrigin(json, siteUrl)
    const response: Response = c.body(body, 200, {
      'Content-Type': 'application/json',
      // A weak tag, because a proxy that compresses the response changes its bytes and keeps its tag.
      ETag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
      ...lastModified(updatedAt),
      ...(page && pageHeaders(c.req.url, { ...page, validParameters: Object.keys(page.paging) })),
    })
    // Hono derives the type of a JSON response from the object that it serializes, but this body is already serialized.
    return response as Response & TypedResponse<Body, 200, 'json'>
  }
}

/**
 * The newest of the `updated_at` values. Caches must compare the ETag instead: the date stays the same if a list loses a record,
 * or if only the office of a job changes.
 */
function lastModified(timestamps: readonly unknown[]): Record<string, string> {
  const times = timestamps.flatMap((timestamp) => parseTimestamp(String(timestamp))?.getTime() ?? [])
  return times.length > 0 ? { 'Last-Modified': new Date(Math.max(...times)).toUTCString() } : {}
}
