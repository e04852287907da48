import type { OrganizationForm } from '#content-schemas/organization'
import type { SiteForm } from '#content-schemas/site'
import type { AuthorForm, CategoryForm, CollectionForm } from '#content-schemas/taxonomy'
import type { Entry, Kind } from './content'

/**
 * What is remembered of the records read so far: all that others may name. Kinds are read in the order of
 * `readingOrder`, so whatever a record names has been read before it.
 */
export class Directory {
  readonly sites = new Map<string, SiteForm>()
  readonly categories = new Map<string, CategoryForm>()
  readonly collections = new Map<string, CollectionForm>()
  readonly authors = new Map<string, AuthorForm>()
  /** By slug, without their long texts: thousands of them are held. */
  readonly organizations = new Map<string, OrganizationForm>()

  add(entry: Entry): void {
    switch (entry.kind) {
      case 'sites':
        this.sites.set(entry.reference, entry.form)
        break
      case 'categories':
        this.categories.set(entry.reference, entry.form)
        break
      case 'collections':
        this.collections.set(entry.reference, entry.form)
        break
      case 'authors':
        this.authors.set(entry.reference, entry.form)
        break
      case 'organizations':
        this.organizations.set(entry.form.slug, withoutTexts(entry.form))
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

function withoutTexts({ description: _, ...form }: OrganizationForm): OrganizationForm {
  return { ...form, descriptions: {}, looking_fors: {}, good_to_knows: {}, images: [], videos: [] }
}
