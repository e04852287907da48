import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { type ClosedJob, referencesIn, sortBySimilarity } from '@/lib/model/closed-job'
import type { JobRecord } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'
import { shortCacheLifetime } from './cache-lifetime'
import { findJobReference } from './closed-job-slugs'
import { getEmbed } from './embeds'
import { listOrganizationJobs, readDetail } from './jobs'
import { findOrganization } from './organizations'

const shownJobs = 6

/**
 * What the 404 page shows where the organization has no open job with this slug. Only an archived job is named: a draft
 * must look like a job that does not exist. Null if the site has no such organization.
 */
export async function getClosedJob(organizationSlug: string, jobSlug: string): Promise<ClosedJob | null> {
  'use cache'
  cacheTag(tags.jobs(), tags.organizations())
  cacheLife(shortCacheLifetime())
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

/** Tries the reference that the embed operation has or had for the slug, else each reference that the slug may end in. */
async function findArchived(organization: OrganizationSummary, slug: string): Promise<JobRecord | null> {
  const embed = await getEmbed(organization.reference)
  const listed = embed?.jobs.find((job) => slugOfJob(job) === slug)?.reference
  const known = listed ?? findJobReference(organization.reference, slug)
  for (const reference of known === null ? referencesIn(slug) : [known]) {
    const detail = await readDetail(reference)
    if (detail?.organization_reference === organization.reference)
      return detail.status === 'archived' ? detail : null
  }
  return null
}
