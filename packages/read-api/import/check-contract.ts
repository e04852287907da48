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
import type { Entry } from './content'
import { formatPath, type Problem } from './problem'
import type { RecordRegistry } from './record-registry'

const media = createMedia('https://site.example')

/**
 * Problems of a record that the API could not answer: it is assembled as a request would assemble it, with every
 * optional block, and parsed with the contract.
 */
export function checkContract(entry: Entry, directory: RecordRegistry, now: Date): Problem[] {
  const stamp = toTimestamp(now.toISOString())
  const stored = <Content>(fields: Content): Stored<Content> => ({
    fields,
    created_at: stamp,
    updated_at: stamp,
  })
  const { sites } = directory
  switch (entry.kind) {
    case 'organizations': {
      const blocks = { offices: true, images: true, videos: true }
      return check(entry, organizationWire, organizationToWire(stored(entry.fields), sites, blocks, media))
    }
    case 'jobs': {
      const organization = directory.organizations.get(entry.fields.organization)
      if (!organization) return []
      const job = stored(entry.fields)
      return [
        ...check(entry, jobWire, jobToWire(job, organization, sites, everyJobBlock, media)),
        ...check(entry, embedWire, embedToWire(organization, [job], sites)),
      ]
    }
    case 'articles': {
      const { fields } = entry
      const parts = {
        categories: fields.categories.flatMap((name) => directory.categories.get(name) ?? []).map(stored),
        collections: fields.collections.flatMap((name) => directory.collections.get(name) ?? []),
        authors: fields.authors.flatMap((name) => directory.authors.get(name) ?? []),
        organizations: fields.organizations.flatMap((name) => directory.organizations.get(name) ?? []),
      }
      return check(entry, articleWire, articleToWire(stored(fields), parts, media))
    }
    default:
      return []
  }
}

function check(entry: Entry, schema: z.ZodType, answer: unknown): Problem[] {
  const issues = schema.safeParse(answer).error?.issues ?? []
  return issues.map((issue) => ({
    file: entry.file,
    path: formatPath([
      ...entry.at,
      ...issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
    ]),
    message: `in the answer: ${issue.message}`,
  }))
}

const everyJobBlock = {
  stages: true,
  office: true,
  candidates_count: true,
  application_fields: true,
  organization: true,
  websites: true,
}
