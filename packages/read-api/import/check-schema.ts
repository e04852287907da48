import type { z } from 'zod'
import { articleForm } from '#content-schemas/article'
import { jobForm } from '#content-schemas/job'
import { organizationForm } from '#content-schemas/organization'
import { siteForm } from '#content-schemas/site'
import { authorForm, categoryForm, collectionForm } from '#content-schemas/taxonomy'
import type { Entry, RawRecord } from './content'
import type { Problem } from './problem'
import { formProblems } from './schema-problems'

export type FormCheck = { entry: Entry } | { problems: Problem[] }

/** Checks a record by itself. */
export function checkForm(record: RawRecord): FormCheck {
  const { kind, file, at } = record
  const place = { file, at }
  switch (kind) {
    case 'sites':
      return check(record, siteForm, (form) => ({ ...place, kind, reference: form.reference, form }))
    case 'categories':
      return check(record, categoryForm, (form) => ({ ...place, kind, reference: form.reference, form }))
    case 'collections':
      return check(record, collectionForm, (form) => ({ ...place, kind, reference: form.reference, form }))
    case 'authors':
      return check(record, authorForm, (form) => ({ ...place, kind, reference: form.key, form }))
    case 'organizations':
      return check(record, organizationForm, (form) => ({ ...place, kind, reference: form.reference, form }))
    case 'jobs':
      return check(record, jobForm, (form) => ({ ...place, kind, reference: form.reference, form }))
    case 'articles':
      return check(record, articleForm, (form) => ({ ...place, kind, reference: form.reference, form }))
    default:
      return kind satisfies never
  }
}

function check<Form>(
  { file, at, data }: RawRecord,
  schema: z.ZodType<Form>,
  toEntry: (form: Form) => Entry,
): FormCheck {
  const result = schema.safeParse(data)
  if (result.success) return { entry: toEntry(result.data) }
  return { problems: formProblems(file, at, result.error.issues, data) }
}

export const formSchemas = {
  sites: siteForm,
  categories: categoryForm,
  collections: collectionForm,
  authors: authorForm,
  organizations: organizationForm,
  jobs: jobForm,
  articles: articleForm,
} as const

/** The names by which others may call a record, as far as it has any. */
export function identitiesOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { reference, key, slug } = { reference: null, key: null, slug: null, ...data }
  return [reference, key, slug].filter((identity) => typeof identity === 'string')
}
