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
import type { Directory } from './record-registry'

const media = createMedia('https://site.example')

/**
 * Problems of a record that the API could not answer: it is assembled as a request would assemble it, with every
 * optional block, and parsed with the contract.
 */
export function checkContract(entry: Entry, directory: Directory, now: Date): Problem[] {
  const stamp = toTimestamp(now.toISOString())
  const stored = <Form>(form: Form): Stored<Form> => ({ form, created_at: stamp, updated_at: stamp })
  const { sites } = directory
  switch (entry.kind) {
    case 'organizations': {
      const blocks = { offices: true, images: true, videos: true }
      return check(entry, organizationWire, organizationToWire(stored(entry.form), sites, blocks, media))
    }
    case 'jobs': {
      const organization = directory.organizations.get(entry.form.organization)
      if (!organization) return []
      const job = stored(entry.form)
      return [
        ...check(entry, jobWire, jobToWire(job, organization, sites, everyJobBlock, media)),
        ...check(entry, embedWire, embedToWire(organization, [job], sites)),
      ]
    }
    case 'articles': {
      const { form } = entry
      const parts = {
        categories: form.categories.flatMap((name) => directory.categories.get(name) ?? []).map(stored),
        collections: form.collections.flatMap((name) => directory.collections.get(name) ?? []),
        authors: form.authors.flatMap((name) => directory.authors.get(name) ?? []),
        organizations: form.organizations.flatMap((name) => directory.organizations.get(name) ?? []),
      }
      return check(entry, articleWire, articleToWire(stored(form), parts, media))
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
