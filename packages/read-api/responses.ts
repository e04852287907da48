import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import type { z } from 'zod'
import type { Db } from './db/connect'
import { type Paging, pageHeaders } from './paging'
import { createRemember } from './queries/memoize'

/** What an operation found: its answer, and what the headers say of it. */
export type Found<Body> = {
  body: Body
  /** Of a list: which page it is, with every parameter that was understood, and how many records there are in all. */
  page?: { paging: Paging; total: number }
  /** When the records shown were last changed, where the answer says so. */
  changes?: readonly string[]
}

/**
 * The one way to a success. `question` tells answers apart: the operation and its parameters as they were checked.
 * `find` runs where this process has not yet answered it from the same content.
 */
export type Answers = <Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  question: readonly unknown[],
  find: () => Promise<Found<z.input<Schema>>>,
) => Promise<Response & TypedResponse<z.input<Schema>, 200, 'json'>>

/** An answer as it leaves, but for what depends on how its address was spelled. */
type Known = {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  page: Parameters<typeof pageHeaders>[1] | undefined
}

const maxRememberedBytes = 64 * 1024 * 1024
/** What an answer takes beside its body and its question, at most: many an answer is an empty list. */
const bytesAround = 2_000
const bytesPerCharacter = 2

/** Unlike a small `Buffer`, what it writes has memory of its own, and keeps no more alive than its length. */
const encoder = new TextEncoder()

/** Answers are made and checked once for each content; asked again, they are sent as they were. */
export function createAnswers(db: Db): Answers {
  const remembered = createRemember<Known>(
    maxRememberedBytes,
    ({ body }, question) => body.byteLength + question.length * bytesPerCharacter + bytesAround,
  )
  return async <Schema extends z.ZodType>(
    c: Context,
    schema: Schema,
    question: readonly unknown[],
    find: () => Promise<Found<z.input<Schema>>>,
  ) => {
    const { body, headers, page } = await remembered(db, JSON.stringify(question), async () => {
      const found = await find()
      // What does not meet the contract is our error and not an answer.
      const written = encoder.encode(JSON.stringify(schema.parse(found.body)))
      return {
        body: written,
        headers: headersOf(written, found.changes),
        page: found.page && kept(found.page),
      }
    })
    const response: Response = c.body(body, 200, {
      ...headers,
      ...(page && pageHeaders(c.req.url, page)),
    })
    // Hono types an answer by the object it is made of; this one is already written.
    return response as Response & TypedResponse<z.input<Schema>, 200, 'json'>
  }
}

/** Without the values of the other parameters: each may be a piece of an address, and keep the whole of it alive. */
function kept({ paging, total }: NonNullable<Found<unknown>['page']>): Known['page'] {
  const { page, per_page } = paging
  return { paging: { page, per_page }, understood: Object.keys(paging), total }
}

function headersOf(body: Uint8Array, changes: readonly string[] = []): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    // Weak, because whatever compresses an answer on its way leaves the tag as it is.
    ETag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    ...(changes.length > 0 && { 'Last-Modified': newest(changes) }),
  }
}

/**
 * The newest change of the records an answer shows. It is for people and logs: a list that lost a record, or a job
 * whose office changed, has no newer one, so that nothing is decided by it. That is what the ETag is for.
 */
function newest(changes: readonly string[]): string {
  return new Date(Math.max(...changes.map((change) => Date.parse(change)))).toUTCString()
}
