import type { z } from 'zod'
import { articleContent } from '#content-schemas/article'
import { jobContent } from '#content-schemas/job'
import { organizationContent } from '#content-schemas/organization'
import { siteContent } from '#content-schemas/site'
import { authorContent, categoryContent, collectionContent } from '#content-schemas/taxonomy'
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
      return check(record, siteContent, (fields) => ({ ...place, kind, reference: fields.reference, fields }))
    case 'categories':
      return check(record, categoryContent, (fields) => ({
        ...place,
        kind,
        reference: fields.reference,
        fields,
      }))
    case 'collections':
      return check(record, collectionContent, (fields) => ({
        ...place,
        kind,
        reference: fields.reference,
        fields,
      }))
    case 'authors':
      return check(record, authorContent, (fields) => ({ ...place, kind, reference: fields.key, fields }))
    case 'organizations':
      return check(record, organizationContent, (fields) => ({
        ...place,
        kind,
        reference: fields.reference,
        fields,
      }))
    case 'jobs':
      return check(record, jobContent, (fields) => ({ ...place, kind, reference: fields.reference, fields }))
    case 'articles':
      return check(record, articleContent, (fields) => ({
        ...place,
        kind,
        reference: fields.reference,
        fields,
      }))
    default:
      return kind satisfies never
  }
}

function check<Content>(
  { file, at, data }: RawRecord,
  schema: z.ZodType<Content>,
  toEntry: (fields: Content) => Entry,
): FormCheck {
  const result = schema.safeParse(data)
  if (result.success) return { entry: toEntry(result.data) }
  return { problems: formProblems(file, at, result.error.issues, data) }
}

export const formSchemas = {
  sites: siteContent,
  categories: categoryContent,
  collections: collectionContent,
  authors: authorContent,
  organizations: organizationContent,
  jobs: jobContent,
  articles: articleContent,
} as const

/** The names by which others may call a record, as far as it has any. */
export function identitiesOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { reference, key, slug } = { reference: null, key: null, slug: null, ...data }
  return [reference, key, slug].filter((identity) => typeof identity === 'string')
}
