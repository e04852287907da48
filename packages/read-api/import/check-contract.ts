import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import type { z } from 'zod'
import { toTimestamp } from '#time'
import { articleToWire } from '#wire/article'
import { embedToWire } from '#wire/embed'
import { jobToWire } from '#wire/job'
import { createMedia } from '#wire/media'
import { organizationToWire } from '#wire/organization'
import type { Stored } from '#wire/stored'
import type { CheckedRecord } from './content'
import { formatPath, type Problem } from './problem'
import type { RecordRegistry } from './record-registry'
import { keysOf } from './schema-problems'

const site = { url: 'https://site.example', locales: [], defaultLocale: 'en' }
const media = createMedia(site.url)

/**
 * The problems of a record that the API could not send. The record is converted as for a request with every optional
 * block, and parsed with the contract.
 */
export function checkContract(record: CheckedRecord, registry: RecordRegistry, now: Date): Problem[] {
  const timestamp = toTimestamp(now.toISOString())
  const stored = <Content>(fields: Content): Stored<Content> => ({
    fields,
    created_at: timestamp,
    updated_at: timestamp,
  })
  const { sites } = registry
  switch (record.kind) {
    case 'organizations': {
      const blocks = { offices: true, images: true, videos: true }
      return check(record, organizationWire, organizationToWire(stored(record.fields), sites, blocks, media))
    }
    case 'jobs': {
      const organization = registry.organizations.get(record.fields.organization)
      if (!organization) return []
      const job = stored(record.fields)
      return [
        ...check(record, jobWire, jobToWire(job, organization, sites, everyJobBlock, media)),
        ...check(record, embedWire, embedToWire(organization, [job], sites)),
      ]
    }
    case 'articles': {
      const { fields } = record
      const parts = {
        categories: fields.categories.flatMap((name) => registry.categories.get(name) ?? []).map(stored),
        collections: fields.collections.flatMap((name) => registry.collections.get(name) ?? []),
        authors: fields.authors.flatMap((name) => registry.authors.get(name) ?? []),
        organizations: fields.organizations.flatMap((name) => registry.organizations.get(name) ?? []),
      }
      return check(record, articleWire, articleToWire(stored(fields), parts, media, site))
    }
    default:
      return []
  }
}

function check({ file, at }: CheckedRecord, schema: z.ZodType, response: unknown): Problem[] {
  const issues = schema.safeParse(response).error?.issues ?? []
  return issues.map((issue) => {
    const path = formatPath([...at, ...keysOf(issue)])
    return { file, path, message: `in the API response: ${issue.message}` }
  })
}

const everyJobBlock = {
  stages: true,
  office: true,
  candidates_count: true,
  application_fields: true,
  organization: true,
  websites: true,
}
