import type { ArticleForm } from '@/lib/server/forms/article'
import type { JobForm } from '@/lib/server/forms/job'
import type { OrganizationForm } from '@/lib/server/forms/organization'
import type { SiteForm } from '@/lib/server/forms/site'
import type { AuthorForm, CategoryForm, CollectionForm } from '@/lib/server/forms/taxonomy'

/** A record with the place where it was read. `at` is its index in a file that holds a list. */
export type Entry<Form> = { file: string; at: readonly number[]; reference: string; form: Form }

/** Everything a content folder says, by kind. */
export type Content = {
  sites: Entry<SiteForm>[]
  categories: Entry<CategoryForm>[]
  collections: Entry<CollectionForm>[]
  authors: Entry<AuthorForm>[]
  organizations: Entry<OrganizationForm>[]
  jobs: Entry<JobForm>[]
  articles: Entry<ArticleForm>[]
}

export function emptyContent(): Content {
  return {
    sites: [],
    categories: [],
    collections: [],
    authors: [],
    organizations: [],
    jobs: [],
    articles: [],
  }
}
