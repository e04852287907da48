import { articleFields } from '@vitrine/content-store/records/article'
import { embedJobFields, jobFields } from '@vitrine/content-store/records/job'
import { embedFields, organizationFields } from '@vitrine/content-store/records/organization'
import { z } from 'zod'
import { ContractError } from './contract-error'
import type { Operation } from './operation'
import { readItems, readList } from './read-list'
import { embedJobSchema, jobSchema } from './records'
import { type RequestOptions, request } from './request'

export type ArticlesParameters = {
  published_before?: string
  published_after?: string
  updated_after?: string
  order_by?: 'published_at:asc'
  page?: number
  per_page?: number
}

export type OrganizationsParameters = {
  cms_sites_references?: string
  updated_after?: string
  page?: number
  per_page?: number
  offices?: boolean
  images?: boolean
  videos?: boolean
}

/** Optional parts of a job response. `stages` and `candidates_count` are left out, because they are internal. */
export type JobBlocks = {
  office?: boolean
  application_fields?: boolean
  organization?: boolean
  websites?: boolean
}

export type Client = ReturnType<typeof createClient>

/** A record as the API sent it. */
type Verbatim = Readonly<Record<string, unknown>>

const records = {
  article: verbatim<{ reference: string }>(articleFields),
  organization: verbatim<{ reference: string }>(organizationFields),
  job: verbatim(jobFields, jobSchema),
  embed: verbatim(embedFields),
  embedJob: verbatim(embedJobFields, embedJobSchema),
}

/**
 * Has one function for each API operation. Each record is the JSON that the API sent, if it has what the store and pages need of it.
 * `getJob` and `getEmbed` return null if the API has no such record. Records of a list that lack a required field are logged, and
 * returned as `invalid` with their references. All functions throw the errors of `request`, and `ContractError` if a response lacks
 * records.
 */
export function createClient(options: RequestOptions) {
  const send = (operation: Operation, path: string) => request(operation, path, options)
  return {
    async listArticles(parameters: ArticlesParameters) {
      const operation: Operation = { kind: 'articles list', name: 'articles list' }
      const path = `/api/v1/external/cms/articles/all${toQueryString(parameters)}`
      return readList(operation, await send(operation, path), records.article, parameters)
    },
    async listOrganizations(parameters: OrganizationsParameters) {
      const operation: Operation = { kind: 'organizations list', name: 'organizations list' }
      const path = `/api/v1/external/organizations${toQueryString(parameters)}`
      return readList(operation, await send(operation, path), records.organization, parameters)
    },
    async getJob(reference: string, blocks: JobBlocks) {
      const operation: Operation = { kind: 'job', name: `job ${reference}` }
      const path = `/api/v1/external/jobs/${encodeURIComponent(reference)}${toQueryString(blocks)}`
      const response = await send(operation, path)
      return response && validate(operation, records.job, response.body)
    },
    async getEmbed(organizationReference: string) {
      const operation: Operation = { kind: 'embed', name: `embed of ${organizationReference}` }
      const path = `/api/v1/embed${toQueryString({ organization_reference: organizationReference })}`
      const response = await request(operation, path, { ...options, token: null })
      if (!response) return null
      const { body } = response
      const embed = validate(operation, records.embed, body)
      const jobs = typeof body === 'object' && body && 'jobs' in body ? body.jobs : null
      const { items, invalid } = await readItems(operation, jobs, records.embedJob)
      return { embed: { ...embed, jobs: items }, invalid }
    },
  }
}

/** The record as it was sent, if the schemas accept it. `Known` are fields that they require. */
function verbatim<Known = unknown>(...schemas: z.ZodType[]): z.ZodType<Known & Verbatim> {
  const record = z.record(z.string(), z.unknown()).superRefine((value, context) => {
    const issues = schemas.flatMap((schema) => schema.safeParse(value).error?.issues ?? [])
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message })
  })
  return record as unknown as z.ZodType<Known & Verbatim>
}

function toQueryString(parameters: Record<string, string | number | boolean | undefined>): string {
  const entries = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}

function validate<T>(operation: Operation, schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') || null
  throw new ContractError(operation.name, `${field ?? 'the body'} ${issue?.message ?? 'is invalid'}`, field)
}
