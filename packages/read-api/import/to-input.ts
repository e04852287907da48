import type { JobInput, Times } from '@vitrine/content-store/apply/input'
import { storedOrigin } from '@vitrine/content-store/site-origin'
import type { CategoryRecords } from './category-records'
import type { CheckedRecord } from './content'
import type { Loaded, LoadedArticle, LoadedOrganization } from './loaded-batch'
import type { RecordRegistry } from './record-registry'
import { articleToWire } from './wire/article'
import { articleDraftToWire } from './wire/article-draft'
import { embedJobToWire, embedToWire } from './wire/embed'
import { jobToWire } from './wire/job'
import { createMedia } from './wire/media'
import { organizationToWire } from './wire/organization'

const media = createMedia(storedOrigin)

/**
 * The record of a file as the operations of the API send it, for a record whose references were checked. Null for records that
 * the API sends in others only.
 */
export function toLoaded(record: CheckedRecord, registry: RecordRegistry): Loaded | null {
  switch (record.kind) {
    case 'organizations':
      return { kind: record.kind, input: toOrganizationInput(record, registry) }
    case 'jobs': {
      const input = toJobInput(record, registry)
      return input && { kind: record.kind, input }
    }
    case 'articles':
    case 'article_drafts':
      return { kind: record.kind, input: toArticleInput(record, registry) }
    default:
      return null
  }
}

function toOrganizationInput(
  { reference, fields }: CheckedRecord<'organizations'>,
  { sites }: RecordRegistry,
): LoadedOrganization {
  return {
    reference,
    ...timesOfFile(fields),
    slug: fields.slug,
    sites: fields.websites.map(({ site }) => site),
    record: (times) => organizationToWire({ fields, ...times }, sites, media),
    embed: () => embedToWire(fields, sites),
  }
}

function toJobInput({ reference, fields }: CheckedRecord<'jobs'>, registry: RecordRegistry): JobInput | null {
  const { sites, organizations } = registry
  const organization = organizations.get(fields.organization)
  // The organization has problems, so nothing is written.
  if (!organization) return null
  return {
    reference,
    ...timesOfFile(fields),
    organization_reference: organization.reference,
    detail: (times) => jobToWire({ fields, ...times }, organization, sites, media),
    embed:
      fields.status === 'published'
        ? (times) => embedJobToWire({ fields, ...times }, organization, sites)
        : null,
  }
}

function toArticleInput(
  { kind, reference, fields }: CheckedRecord<'articles' | 'article_drafts'>,
  registry: RecordRegistry,
): LoadedArticle {
  const parts = (categories: CategoryRecords) => ({
    categories: fields.categories.flatMap((name) => {
      const category = registry.categories.get(name)
      return category ? [categories.of(category)] : []
    }),
    collections: fields.collections.flatMap((name) => registry.collections.get(name) ?? []),
    authors: fields.authors.flatMap((name) => registry.authors.get(name) ?? []),
    organizations: fields.organizations.flatMap((name) => registry.organizations.get(name) ?? []),
  })
  const record = (times: Times, categories: CategoryRecords) =>
    kind === 'articles'
      ? articleToWire({ fields, ...times }, parts(categories), media)
      : articleDraftToWire({ fields, ...times }, parts(categories), media)
  return { reference, ...timesOfFile(fields), record }
}

function timesOfFile({ created_at, updated_at }: { [Key in keyof Times]?: Times[Key] | undefined }) {
  return { created_at, updated_at }
}
