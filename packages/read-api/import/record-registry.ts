import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { AuthorContent, CategoryContent, CollectionContent } from '#content-schemas/taxonomy'
import type { Entry, Kind } from './content'

/**
 * What is remembered of the records read so far: all that others may name. Kinds are read in the order of
 * `readingOrder`, so whatever a record names has been read before it.
 */
export class RecordRegistry {
  readonly sites = new Map<string, SiteContent>()
  readonly categories = new Map<string, CategoryContent>()
  readonly collections = new Map<string, CollectionContent>()
  readonly authors = new Map<string, AuthorContent>()
  /** By slug, without their long texts: thousands of them are held. */
  readonly organizations = new Map<string, OrganizationContent>()

  add(entry: Entry): void {
    switch (entry.kind) {
      case 'sites':
        this.sites.set(entry.reference, entry.fields)
        break
      case 'categories':
        this.categories.set(entry.reference, entry.fields)
        break
      case 'collections':
        this.collections.set(entry.reference, entry.fields)
        break
      case 'authors':
        this.authors.set(entry.reference, entry.fields)
        break
      case 'organizations':
        this.organizations.set(entry.fields.slug, withoutTexts(entry.fields))
        break
      case 'jobs':
      case 'articles':
        break
      default:
        entry satisfies never
    }
  }
}

/** Nothing names a job or an article, so they come last and are not held. */
export const readingOrder: readonly Kind[] = [
  'sites',
  'categories',
  'collections',
  'authors',
  'organizations',
  'jobs',
  'articles',
]

function withoutTexts({ description: _, ...fields }: OrganizationContent): OrganizationContent {
  return { ...fields, descriptions: {}, looking_fors: {}, good_to_knows: {}, images: [], videos: [] }
}
