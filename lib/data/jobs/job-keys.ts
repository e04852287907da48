import {
  getJobRows,
  type JobKey,
  listJobKeys,
  listJobsOfUnusualReference,
} from '@vitrine/content-store/queries/jobs'
import { embedJobSchema, jobSchema } from '@/lib/client/records'
import { openStore, parseStored } from '@/lib/data/store'
import { findBySlug } from '@/lib/model/find-by-slug'
import { slugOfJob } from '@/lib/model/slug'
import { isSegment } from '@/lib/routes'

/** A slug of a path has fewer parts. */
const maxParts = 50

/**
 * The jobs of an organization that the slug of a path can mean, the likeliest first: those with the slug, open ones first, the only one
 * with it in another case, and those whose reference ends it. Archived jobs have a page with status 404; drafts have none.
 */
export async function findJobKeys(organization: string, slug: string): Promise<readonly JobKey[]> {
  const references = [...slug.matchAll(/_/g)].slice(0, maxParts).map(({ index }) => slug.slice(index + 1))
  const jobs = await withPathSlugs(await listJobKeys(openStore(), organization, { slug, references }))
  const found = findBySlug(jobs, slug)
  const keys = new Set([
    ...jobs.filter((job) => job.slug === slug),
    ...(found ? [found] : []),
    ...jobs.filter(({ reference }) => slug.endsWith(`_${reference}`)),
  ])
  if (keys.size > 0 || references.length === 0) return [...keys]
  // A reference that cannot be in a path is a hash at the end of the slug.
  const others = await withPathSlugs(await listJobsOfUnusualReference(openStore(), organization))
  const other = findBySlug(others, slug)
  return other ? [other] : []
}

/** Those that have a page, open ones first. */
async function withPathSlugs(keys: readonly JobKey[]): Promise<JobKey[]> {
  const hasPage = ({ isOpen, status }: JobKey) => {
    const state = status.trim().toLowerCase()
    return isOpen ? state !== 'draft' : state === 'archived'
  }
  const jobs = keys.filter(hasPage).map(async (job) => ({ ...job, slug: await pathSlugOf(job) }))
  return (await Promise.all(jobs)).sort((a, b) => Number(b.isOpen) - Number(a.isOpen))
}

async function pathSlugOf({ reference, slug }: JobKey): Promise<string> {
  if (isSegment(slug)) return slug
  const [row] = await getJobRows(openStore(), [reference])
  const embed = row?.embed ? parseStored(row.embed, embedJobSchema) : null
  const detail = row?.detail ? parseStored(row.detail, jobSchema) : null
  return slugOfJob({ reference, slug, name: embed?.name ?? detail?.name ?? '' })
}
