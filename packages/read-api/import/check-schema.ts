import type { z } from 'zod'
import { articleContent, articleDraftContent } from '#content-schemas/article'
import { jobContent } from '#content-schemas/job'
import { organizationContent } from '#content-schemas/organization'
import { siteContent } from '#content-schemas/site'
import { authorContent, categoryContent, collectionContent } from '#content-schemas/taxonomy'
import type { CheckedRecord, RawRecord } from './content'
import type { Problem } from './problem'
import { schemaProblems } from './schema-problems'

type SchemaCheck = { record: CheckedRecord } | { problems: Problem[] }

/** Checks a record without regard to other records. */
export function checkSchema(raw: RawRecord): SchemaCheck {
  const { kind, file, at } = raw
  const withReference = <Fields extends { reference: string }>(fields: Fields) => {
    return { file, at, reference: fields.reference, fields }
  }
  switch (kind) {
    case 'sites':
      return check(raw, siteContent, (fields) => ({ kind, ...withReference(fields) }))
    case 'categories':
      return check(raw, categoryContent, (fields) => ({ kind, ...withReference(fields) }))
    case 'collections':
      return check(raw, collectionContent, (fields) => ({ kind, ...withReference(fields) }))
    case 'authors':
      return check(raw, authorContent, (fields) => ({ kind, file, at, reference: fields.key, fields }))
    case 'organizations':
      return check(raw, organizationContent, (fields) => ({ kind, ...withReference(fields) }))
    case 'jobs':
      return check(raw, jobContent, (fields) => ({ kind, ...withReference(fields) }))
    case 'articles':
      return isDraft(raw.data)
        ? check(raw, articleDraftContent, (fields) => ({ kind: 'article_drafts', ...withReference(fields) }))
        : check(raw, articleContent, (fields) => ({ kind, ...withReference(fields) }))
    default:
      return kind satisfies never
  }
}

function isDraft(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 'draft'
}

function check<Content>(
  { file, at, data }: RawRecord,
  schema: z.ZodType<Content>,
  toRecord: (fields: Content) => CheckedRecord,
): SchemaCheck {
  const result = schema.safeParse(data)
  if (result.success) return { record: toRecord(result.data) }
  return { problems: schemaProblems(file, at, result.error.issues, data) }
}

/** The texts by which other records can refer to a record: its reference, key and slug, if it has them. */
export function identitiesOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { reference, key, slug } = { reference: null, key: null, slug: null, ...data }
  return [reference, key, slug].filter((identity) => typeof identity === 'string')
}
