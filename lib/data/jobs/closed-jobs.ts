import 'server-only'
import { getJobRows } from '@vitrine/content-store/queries/jobs'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { jobSchema } from '@/lib/client/records'
import { notFoundCacheLifetime } from '@/lib/data/cache-lifetime'
import { readOrganizations } from '@/lib/data/organizations'
import { openStore, parseStored } from '@/lib/data/store'
import { type ClosedJob, sortBySimilarity } from '@/lib/model/jobs/closed-job'
import type { JobRecord } from '@/lib/model/jobs/job'
import { findJobKeys } from './job-keys'
import { readOrganizationJobs } from './jobs'

const maxOpenJobs = 6

/**
 * What the 404 page shows where the organization has no open job with this slug. Only an archived job is named: a draft
 * must look like a job that does not exist. Null if the site has no such organization.
 */
export async function getClosedJob(organizationSlug: string, jobSlug: string): Promise<ClosedJob | null> {
  'use cache'
  cacheTag(tags.organizationSlug(organizationSlug))
  cacheLife(notFoundCacheLifetime(jobSlug))
  const [organization] = await readOrganizations([organizationSlug])
  if (!organization) return null
  cacheTag(tags.organization(organization.reference), tags.organizationJobs(organization.reference))
  const archived = await findArchivedJob(organization.reference, jobSlug)
  if (archived) cacheTag(tags.job(archived.reference))
  const open = await readOrganizationJobs(organization)
  const lost = {
    slug: jobSlug,
    city: archived?.office?.city ?? null,
    departmentId: archived?.department_id ?? null,
  }
  const others = open.filter((job) => job.slug !== jobSlug && job.reference !== archived?.reference)
  const openJobs = sortBySimilarity(others, lost).slice(0, maxOpenJobs)
  return { organization, name: archived?.name.trim() ?? null, openJobs }
}

/** The archived job that a slug means. Null if there is none. */
async function findArchivedJob(organization: string, slug: string): Promise<JobRecord | null> {
  const [key] = await findJobKeys(organization, slug)
  const [row] = key ? await getJobRows(openStore(), [key.reference]) : []
  const detail = row?.detail ? parseStored(row.detail, jobSchema) : null
  return detail?.status?.trim().toLowerCase() === 'archived' ? detail : null
}
