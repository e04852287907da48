import { articleWire } from '@vitrine/api-contract/article'
import { embedJobWire, embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { type Tolerant, tolerant } from '@vitrine/api-contract/tolerant'
import type { z } from 'zod'
import { ContractError } from './contract-error'
import { type ApiResponse, type RequestOptions, request } from './request'

const readOrganization = tolerant(organizationWire, ['reference', 'name', 'slug'])
const readArticle = tolerant(articleWire, ['reference', 'name', 'language'])
const readEmbed = tolerant(embedWire.omit({ jobs: true }), ['name'])
const readEmbedJob = tolerant(embedJobWire, ['reference', 'name', 'slug'])
const readJob = tolerant(jobWire, ['reference', 'name'])

export type EmbedRecord = {
  name: string
  websites: Tolerant<z.infer<typeof embedWire>['websites']>
  jobs: z.output<typeof readEmbedJob>[]
}

/** `total` is null if the response has no valid `X-Total` header. */
export type List<T> = { items: T[]; total: number | null }

export type ArticlesParameters = {
  indexed?: string
  category_reference?: string
  language?: string
  collection_reference?: string
  organization_reference?: string
  published_before?: string
  published_after?: string
  q?: string
  order_by?: 'published_at:asc' | 'published_at:desc'
  page?: number
  per_page?: number
}

export type OrganizationsParameters = {
  name?: string
  cms_sites_references?: string
  page?: number
  per_page?: number
  offices?: boolean
  images?: boolean
  videos?: boolean
}

/** Only the blocks for public pages: `stages` and `candidates_count` are internal, so no request can include them. */
export type JobBlocks = {
  office?: boolean
  application_fields?: boolean
  organization?: boolean
  websites?: boolean
}

export type Client = ReturnType<typeof createClient>

/**
 * One function for each operation. Null means 404. A record of a list without its identifying fields is omitted, and a
 * warning has the number of omitted records. Every function throws the errors of `request`.
 */
export function createClient(options: RequestOptions) {
  return {
    async listArticles(parameters: ArticlesParameters) {
      const operation = 'articles list'
      const path = `/api/v1/external/cms/articles/all${query(parameters)}`
      return readList(operation, await request(operation, path, options), readArticle)
    },
    async listOrganizations(parameters: OrganizationsParameters) {
      const operation = 'organizations list'
      const path = `/api/v1/external/organizations${query(parameters)}`
      return readList(operation, await request(operation, path, options), readOrganization)
    },
    async getJob(reference: string, blocks: JobBlocks) {
      const operation = `job ${reference}`
      const path = `/api/v1/external/jobs/${encodeURIComponent(reference)}${query(blocks)}`
      const response = await request(operation, path, options)
      return response && read(operation, readJob, response.body)
    },
    async getEmbed(organizationReference: string): Promise<EmbedRecord | null> {
      const operation = `embed of ${organizationReference}`
      const path = `/api/v1/embed${query({ organization_reference: organizationReference })}`
      const response = await request(operation, path, { ...options, token: null })
      if (!response) return null
      const { body } = response
      const { name, websites } = read(operation, readEmbed, body)
      const jobs = typeof body === 'object' && body && 'jobs' in body ? body.jobs : null
      return { name, websites: websites ?? [], jobs: readItems(operation, jobs, readEmbedJob) }
    },
  }
}

function query(parameters: Record<string, string | number | boolean | undefined>): string {
  const entries = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}

function read<T>(operation: string, schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContractError(
    operation,
    `${issue?.path.join('.') || 'the body'} ${issue?.message ?? 'is invalid'}`,
  )
}

function readList<T>(operation: string, response: ApiResponse | null, schema: z.ZodType<T>): List<T> {
  if (!response) throw new ContractError(operation, 'a list responded with 404')
  const total = Number(response.header('x-total') ?? Number.NaN)
  return {
    items: readItems(operation, response.body, schema),
    total: Number.isSafeInteger(total) && total >= 0 ? total : null,
  }
}

function readItems<T>(operation: string, body: unknown, schema: z.ZodType<T>): T[] {
  if (!Array.isArray(body)) throw new ContractError(operation, 'expected a list of records')
  const items: T[] = []
  const problems: string[] = []
  for (const record of body) {
    const result = schema.safeParse(record)
    if (result.success) items.push(result.data)
    else problems.push(result.error.issues[0]?.path.join('.') ?? '')
  }
  // With so many invalid records the response is probably broken. The site then continues to serve the last rendered page.
  if (problems.length > Math.max(1, body.length / 5)) {
    throw new ContractError(operation, `${problems.length} of ${body.length} records without ${problems[0]}`)
  }
  if (problems.length > 0)
    console.warn(`${operation}: omitted ${problems.length} record(s) without ${problems[0]}`)
  return items
}
