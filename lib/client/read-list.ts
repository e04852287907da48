import { reference } from '@vitrine/api-contract/scalar'
import type { InvalidRecord } from '@vitrine/content-store/apply/input'
import type { z } from 'zod'
import { logWarning } from '@/lib/process/log'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { ContractError } from './contract-error'
import type { Operation } from './operation'
import type { ApiResponse } from './outcome'

/** The valid records, and those that are not. */
type Items<T> = { items: T[]; invalid: readonly InvalidRecord[] }

type Paging = { page?: number | undefined; per_page?: number | undefined }

/** Pages, counts and sitemaps have lengths that come from totals. */
const maxTotal = 1_000_000

/**
 * The records of one page of a list, and the number of all its records. Throws `ContractError` if its `X-Total` header is above a million, or if the page
 * has fewer records than the header implies: part of the list is then missing, and its records would look deleted. The
 * API can also send such a page when a record is published or removed while it reads the list. Then this read fails
 * too, and the next one succeeds.
 */
export async function readList<T>(
  operation: Operation,
  response: ApiResponse | null,
  schema: z.ZodType<T>,
  paging: Paging,
): Promise<Items<T> & { total: number | null; length: number }> {
  if (!response) throw new ContractError(operation.name, 'expected a list, got 404')
  const total = wholeNumber(response.header('x-total'))
  if (total !== null && total > maxTotal)
    throw new ContractError(operation.name, `X-Total ${total} is more than ${maxTotal}`)
  const { items, invalid } = await readItems(operation, response.body, schema)
  const expected =
    total === null ? 0 : expectedLength(total, wholeNumber(response.header('x-per-page')), paging)
  const length = Array.isArray(response.body) ? response.body.length : 0
  if (length < expected) {
    throw new ContractError(
      operation.name,
      `${length} records instead of ${expected} on page ${paging.page ?? 1} of ${total} records`,
    )
  }
  return { items, invalid, total, length }
}

/** The API may send fewer records per page than requested, and says so. Its default is 100. */
function expectedLength(total: number, sentPerPage: number | null, { page = 1, per_page = 100 }: Paging) {
  const perPage = sentPerPage || per_page
  return Math.min(perPage, total - (page - 1) * perPage)
}

function wholeNumber(header: string | null): number | null {
  const value = header && /^\d+$/.test(header.trim()) ? Number(header) : null
  return Number.isSafeInteger(value) ? value : null
}

/** More than the jobs of the largest employer. */
const maxRecords = 10_000

/**
 * The records of a list. Throws `ContractError` if more than one record and more than a fifth of them are invalid, and for more than
 * 10,000 records: validating millions would block the process.
 */
export async function readItems<T>(
  operation: Operation,
  body: unknown,
  schema: z.ZodType<T>,
): Promise<Items<T>> {
  if (!Array.isArray(body)) throw new ContractError(operation.name, 'expected a list of records')
  if (body.length > maxRecords)
    throw new ContractError(operation.name, `${body.length} records instead of at most ${maxRecords}`)
  const items: T[] = []
  const invalid: InvalidRecord[] = []
  const results = await mapWithPauses(body, (record) => schema.safeParse(record))
  for (const [index, result] of results.entries()) {
    if (result.success) items.push(result.data)
    else invalid.push(toInvalid(body[index], result.error))
  }
  const [first] = invalid
  if (!first) return { items, invalid }
  const problem = new ContractError(
    operation.name,
    `${invalid.length} of ${body.length} records with missing or invalid ${first.field}`,
  )
  // With so many invalid records, the API is probably faulty.
  if (invalid.length > Math.max(1, body.length / 5)) throw problem
  logWarning('Invalid records of a response are omitted', { operation: operation.kind }, problem)
  return { items, invalid }
}

function toInvalid(record: unknown, error: z.ZodError): InvalidRecord {
  const own = typeof record === 'object' && record && 'reference' in record ? record.reference : undefined
  const result = reference.safeParse(own)
  if (!result.success) return { reference: null, field: 'reference' }
  return { reference: result.data, field: error.issues[0]?.path.join('.') ?? '' }
}
