import { articleWire } from '@vitrine/api-contract/article'
import { embedJobWire, embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { type Tolerant, tolerant } from '@vitrine/api-contract/tolerant'
import type { z } from 'zod'
import { ContractError } from './contract-error'
import { type Answer, type RequestOptions, request } from './request'

const readOrganization = tolerant(organizationWire, ['reference', 'name', 'slug'])
const readArticle = tolerant(articleWire, ['reference', 'name', 'language'])
const readEmbed = tolerant(embedWire.omit({ jobs: true }), ['name'])
const readEmbedJob = tolerant(embedJobWire, ['reference', 'name', 'slug'])
const readJob = tolerant(jobWire, ['reference', 'name'])

export type EmbedRead = {
  name: string
  websites: Tolerant<z.infer<typeof embedWire>['websites']>
  jobs: z.output<typeof readEmbedJob>[]
}

/** `total` is null where the API does not say how many records there are. */
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

/** Only the blocks a public page may show: `stages` and `candidates_count` are internal and cannot be asked for. */
export type JobBlocks = {
  office?: boolean
  application_fields?: boolean
  organization?: boolean
  websites?: boolean
}

export type Client = ReturnType<typeof createClient>

/**
 * One function per operation. Null is the API's 404. Records of a list that lack their identity are left out and
 * counted in a warning. Every function throws as `request` does.
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
      const answer = await request(operation, path, options)
      return answer && read(operation, readJob, answer.body)
    },
    async getEmbed(organizationReference: string): Promise<EmbedRead | null> {
      const operation = `embed of ${organizationReference}`
      const path = `/api/v1/embed${query({ organization_reference: organizationReference })}`
      const answer = await request(operation, path, { ...options, token: null })
      if (!answer) return null
      const { name, websites } = read(operation, readEmbed, answer.body)
      const jobs =
        typeof answer.body === 'object' && answer.body && 'jobs' in answer.body ? answer.body.jobs : null
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

function readList<T>(operation: string, answer: Answer | null, schema: z.ZodType<T>): List<T> {
  if (!answer) throw new ContractError(operation, 'a list answered 404')
  const total = Number(answer.header('x-total') ?? Number.NaN)
  return {
    items: readItems(operation, answer.body, schema),
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
  // A list that lost this much is a broken answer, and an older good page is better than what is left of it.
  if (problems.length > Math.max(1, body.length / 5)) {
    throw new ContractError(operation, `${problems.length} of ${body.length} records without ${problems[0]}`)
  }
  if (problems.length > 0)
    console.warn(`${operation}: left out ${problems.length} record(s) without ${problems[0]}`)
  return items
}
