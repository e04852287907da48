import { toTimestamp } from '#time'
import { articleToWire } from '#wire/article'
import { publishedAt } from '#wire/article-draft'
import { embedToWire } from '#wire/embed'
import { jobToWire } from '#wire/job'
import { createMedia } from '#wire/media'
import { organizationToWire } from '#wire/organization'
import type { Stored } from '#wire/stored'
import type { CheckedRecord } from './content'
import type { RecordRegistry } from './record-registry'

/** The origin in the URLs of the responses below. */
export const responseOrigin = 'https://site.example'

const media = createMedia(responseOrigin)
const site = { url: responseOrigin, locales: [], defaultLocale: 'en' }

/**
 * What the operations of the API send of one record, as for a request with every optional block. An embed response has
 * the job alone, or no job. `now` replaces missing timestamps.
 */
export function toResponses(record: CheckedRecord, registry: RecordRegistry, now: Date) {
  const { sites } = registry
  switch (record.kind) {
    case 'organizations': {
      const blocks = { offices: true, images: true, videos: true }
      return {
        organization: organizationToWire(toStored(record.fields, now), sites, blocks, media),
        embed: embedToWire(record.fields, [], sites),
      }
    }
    case 'jobs': {
      const organization = registry.organizations.get(record.fields.organization)
      if (!organization) return {}
      const job = toStored(record.fields, now)
      return {
        job: jobToWire(job, organization, sites, everyJobBlock, media),
        embed: embedToWire(organization, [job], sites),
      }
    }
    case 'articles':
    case 'article_drafts': {
      const { fields } = record
      const parts = {
        categories: fields.categories
          .flatMap((name) => registry.categories.get(name) ?? [])
          .map((category) => toStored(category, now)),
        collections: fields.collections.flatMap((name) => registry.collections.get(name) ?? []),
        authors: fields.authors.flatMap((name) => registry.authors.get(name) ?? []),
        organizations: fields.organizations.flatMap((name) => registry.organizations.get(name) ?? []),
      }
      // A draft is checked as the article that it becomes.
      const { published_at = now.toISOString() } = fields
      const article = publishedAt(toStored(fields, now), published_at)
      return { article: articleToWire(article, parts, media, site) }
    }
    default:
      return {}
  }
}

/** The record with the timestamps that it has in a database without an earlier version of it. */
function toStored<Content extends { created_at?: string | undefined; updated_at?: string | undefined }>(
  fields: Content,
  now: Date,
): Stored<Content> {
  const importedAt = now.toISOString()
  const { created_at = importedAt, updated_at = importedAt } = fields
  return { fields, created_at: toTimestamp(created_at), updated_at: toTimestamp(updated_at) }
}

const everyJobBlock = {
  stages: true,
  office: true,
  candidates_count: true,
  application_fields: true,
  organization: true,
  websites: true,
}
