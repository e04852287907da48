import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { ApiBusy } from '@/lib/client/api-busy'
import { ApiError } from '@/lib/client/api-error'
import { type ClosedJob, referenceIn, sortBySimilarity } from '@/lib/model/closed-job'
import type { JobRecord } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { lookUpCacheLifetime, notFoundCacheLifetime } from './cache-lifetime'
import { findJobReference } from './closed-job-slugs'
import { getEmbedJobs } from './embeds'
import { listOrganizationJobs } from './jobs'
import { findOrganization } from './organizations'
import { getClient, hasToken } from './transport'

const shownJobs = 6

/**
 * What the 404 page shows where the organization has no open job with this slug. Only an archived job is named: a draft
 * must look like a job that does not exist. Null if the site has no such organization.
 */
export async function getClosedJob(organizationSlug: string, jobSlug: string): Promise<ClosedJob | null> {
  'use cache'
  cacheTag(tags.jobs(), tags.organizations())
  cacheLife(notFoundCacheLifetime(jobSlug))
  const organization = await findOrganization(organizationSlug)
  if (!organization) return null
  cacheTag(tags.organizationJobs(organization.reference))
  const archived = await findArchived(organization, jobSlug)
  const open = await listOrganizationJobs(organizationSlug)
  const lost = {
    slug: jobSlug,
    city: archived?.office?.city ?? null,
    departmentId: archived?.department_id ?? null,
  }
  const others = open.filter((job) => job.slug !== jobSlug && job.reference !== archived?.reference)
  const openJobs = sortBySimilarity(others, lost).slice(0, shownJobs)
  return { organization, name: archived?.name.trim() ?? null, openJobs }
}

/**
 * The archived job of a slug, by the reference that the embed operation has or had for it, else by the one in which the
 * slug may end. One look-up at most, and none above the limit of look-ups: the page then names no closed job.
 */
async function findArchived(organization: OrganizationSummary, slug: string): Promise<JobRecord | null> {
  const [listed] = await getEmbedJobs(organization.reference, (key) => key.slug === slug)
  const reference = listed?.reference ?? findJobReference(organization.reference, slug) ?? referenceIn(slug)
  const job = reference === null || !hasToken ? null : await lookUpJob(reference)
  const isArchived = job?.status === 'archived' && job.organization_reference === organization.reference
  return isArchived ? job : null
}

/** Whether the token may not read offices, by the last response. */
let lacksOffices = false

async function lookUpJob(reference: string): Promise<JobRecord | null> {
  'use cache'
  cacheTag(tags.job(reference))
  cacheLife(lookUpCacheLifetime())
  try {
    const client = await getClient('lookup')
    return await client.getJob(reference, { office: !lacksOffices })
  } catch (error) {
    const isDenied = error instanceof ApiError && error.status === 403
    if (isDenied) lacksOffices = true
    if (isDenied || error instanceof ApiBusy) return null
    throw error
  }
}
