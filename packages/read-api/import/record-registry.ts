import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { AuthorContent, CategoryContent, CollectionContent } from '#content-schemas/taxonomy'
import type { CheckedRecord, Kind } from './content'

/**
 * The records read so far to which other records can refer. Kinds are read in `readingOrder`, so every record is added
 * before the records that refer to it.
 */
export class RecordRegistry {
  readonly sites = new Map<string, SiteContent>()
  readonly categories = new Map<string, CategoryContent>()
  readonly collections = new Map<string, CollectionContent>()
  readonly authors = new Map<string, AuthorContent>()
  /** By slug. Without the texts that no other record has, because thousands of organizations stay in memory. */
  readonly organizations = new Map<string, OrganizationContent>()

  add(record: CheckedRecord): void {
    switch (record.kind) {
      case 'sites':
        this.sites.set(record.reference, record.fields)
        break
      case 'categories':
        this.categories.set(record.reference, record.fields)
        break
      case 'collections':
        this.collections.set(record.reference, record.fields)
        break
      case 'authors':
        this.authors.set(record.reference, record.fields)
        break
      case 'organizations':
        this.organizations.set(record.fields.slug, withoutTexts(record.fields))
        break
      case 'jobs':
      case 'articles':
      case 'article_drafts':
        break
      default:
        record satisfies never
    }
  }
}

/** No record refers to jobs and articles, so they come last and do not stay in memory. */
export const readingOrder: readonly Kind[] = [
  'sites',
  'categories',
  'collections',
  'authors',
  'organizations',
  'jobs',
  'articles',
]

function withoutTexts(fields: OrganizationContent): OrganizationContent {
  return { ...fields, descriptions: {}, looking_fors: {}, good_to_knows: {}, images: [], videos: [] }
}
