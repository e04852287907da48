import type { z } from 'zod'
import { articleWire } from '@/lib/contract/article'
import { embedWire } from '@/lib/contract/embed'
import { jobWire } from '@/lib/contract/job'
import { organizationWire } from '@/lib/contract/organization'
import { toTimestamp } from '@/lib/server/time'
import { articleToWire } from '@/lib/server/wire/article'
import { embedToWire } from '@/lib/server/wire/embed'
import { jobToWire } from '@/lib/server/wire/job'
import { createMedia } from '@/lib/server/wire/media'
import { organizationToWire } from '@/lib/server/wire/organization'
import type { Stored } from '@/lib/server/wire/stored'
import type { Content, Entry } from './content'
import type { Problem } from './problem'

const media = createMedia('https://site.example')

/**
 * Problems of records that the API could not answer: each is assembled as a request would assemble it, with every
 * optional block, and parsed with the contract.
 */
export function checkContract(content: Content, now: Date): Problem[] {
  const problems: Problem[] = []
  const check = (entry: Entry<unknown>, schema: z.ZodType, answer: unknown) => {
    const issues = schema.safeParse(answer).error?.issues ?? []
    for (const issue of issues) {
      problems.push({
        file: entry.file,
        path: issue.path.join('.'),
        message: `in the answer: ${issue.message}`,
      })
    }
  }
  const stamp = toTimestamp(now.toISOString())
  const stored = <Form>(form: Form): Stored<Form> => ({ form, created_at: stamp, updated_at: stamp })
  const sites = byReference(content.sites)
  const categories = byReference(content.categories)
  const collections = byReference(content.collections)
  const authors = byReference(content.authors)
  const organizations = new Map(content.organizations.map(({ form }) => [form.slug, form]))

  for (const entry of content.organizations) {
    const blocks = { offices: true, images: true, videos: true }
    check(entry, organizationWire, organizationToWire(stored(entry.form), sites, blocks, media))
  }
  for (const entry of content.jobs) {
    const organization = organizations.get(entry.form.organization)
    if (!organization) continue
    check(entry, jobWire, jobToWire(stored(entry.form), organization, sites, everyJobBlock, media))
    check(entry, embedWire, embedToWire(organization, [stored(entry.form)], sites))
  }
  for (const entry of content.articles) {
    const { form } = entry
    const parts = {
      categories: form.categories.flatMap((name) => categories.get(name) ?? []).map(stored),
      collections: form.collections.flatMap((name) => collections.get(name) ?? []),
      authors: form.authors.flatMap((name) => authors.get(name) ?? []),
      organizations: form.organizations.flatMap((name) => organizations.get(name) ?? []),
    }
    check(entry, articleWire, articleToWire(stored(form), parts, media))
  }
  return problems
}

const everyJobBlock = {
  stages: true,
  office: true,
  candidates_count: true,
  application_fields: true,
  organization: true,
  websites: true,
}

function byReference<Form>(entries: readonly Entry<Form>[]): ReadonlyMap<string, Form> {
  return new Map(entries.map((entry) => [entry.reference, entry.form]))
}
