import { isClosedStatus } from '@vitrine/api-contract/job-status'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import type { JsonObject } from '@vitrine/content-store/records/json'
import { articleSchema } from '@/lib/client/records'
import { isOfSite } from '@/lib/data/articles/article-query'
import { env } from '@/lib/env'
import { isPublic, type ListedArticle, toArticleKey } from '@/lib/model/articles/article'
import { hiddenReasonOf } from '@/lib/model/jobs/job-visibility'
import { toOrganizationSummary } from '@/lib/model/organization'
import { slugOfJob } from '@/lib/model/slug'

/** What a change says about a record (`before` and `after`), as the pages of the site show it. Null for a record without a page. */

/** `now` decides whether a scheduled article is public. */
export function toArticleState(reference: string, pages: JsonObject | null, now: Date): ListedArticle | null {
  const wire = articleSchema.safeParse({ ...pages, reference, cms_collections: pages?.collections }).data
  if (pages === null || !wire || !isPublic(wire, now)) return null
  return isOfSite(wire) ? toArticleKey(wire, () => null) : null
}

export function isScheduled(reference: string, pages: JsonObject | null, now: Date): boolean {
  const publishedAt = parseTimestamp(textOf(pages, 'published_at') ?? '')
  return publishedAt !== null && publishedAt > now && toArticleState(reference, pages, publishedAt) !== null
}

export type OrganizationState = { reference: string; slug: string; name: string; logo: string | null }

export function toOrganizationState(reference: string, pages: JsonObject | null): OrganizationState | null {
  const { ORGANIZATION_REFERENCES: named, SITE_REFERENCE: site } = env
  const sites = Array.isArray(pages?.sites) ? pages.sites : []
  const isOnSite = named.length > 0 ? named.includes(reference) : sites.includes(site)
  if (pages === null || !isOnSite) return null
  const wire = {
    reference,
    name: textOf(pages, 'name') ?? '',
    // Of a named organization the site reads the embed response only, which has no slug.
    slug: named.length > 0 ? '' : (textOf(pages, 'slug') ?? ''),
  }
  const { slug, name } = toOrganizationSummary(wire, () => null)
  return { reference, slug, name, logo: textOf(pages, 'logo_url') }
}

/** `organization` is a reference. */
export type JobState = { organization: string; slug: string }

/** Of a job that other websites show, a state is given too where JOB_WEBSITES is not set: all jobs together decide. */
export function toJobState(reference: string, pages: JsonObject | null): JobState | null {
  const organization = textOf(pages, 'organization_reference')
  if (pages?.open !== 1 || organization === null) return null
  const websites = Array.isArray(pages.websites) ? pages.websites.map(String) : []
  const ofSite = env.JOB_WEBSITES?.includes('all') ? undefined : env.JOB_WEBSITES
  const visibility = { isClosed: isClosedStatus(textOf(pages, 'status')), websites }
  if (hiddenReasonOf(visibility, ofSite ? new Set(ofSite) : null) !== null) return null
  const slug = slugOfJob({ reference, slug: textOf(pages, 'slug') ?? '', name: textOf(pages, 'name') ?? '' })
  return { organization, slug }
}

/** When the record changed, if it says so. */
export function updatedAt(pages: JsonObject | null): Date | null {
  return parseTimestamp(textOf(pages, 'updated_at') ?? '')
}

function textOf(pages: JsonObject | null, name: string): string | null {
  const value = pages?.[name]
  return typeof value === 'string' ? value : null
}
