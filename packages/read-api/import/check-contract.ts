import { articleWire } from '@vitrine/api-contract/article'
import { embedJobWire, embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import type { Part, Times } from '@vitrine/content-store/apply/input'
import { storedOrigin } from '@vitrine/content-store/site-origin'
import type { z } from 'zod'
import type { CategoryRecords } from './category-records'
import type { Place } from './content'
import type { Loaded } from './loaded-batch'
import { formatPath, type Problem } from './problem'
import { keysOf } from './schema-problems'

const embedHeadWire = embedWire.omit({ jobs: true })

/** The problems of a record that violates the contract of the API. */
export function checkContract(
  { file, at }: Place,
  loaded: Loaded,
  times: Times,
  categories: CategoryRecords,
): Problem[] {
  return partsOf(loaded, times, categories).flatMap(([schema, value]) =>
    (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
      file,
      path: formatPath([...at, ...keysOf(issue)]),
      message: `in the API response: ${issue.message}`,
    })),
  )
}

function partsOf({ kind, input }: Loaded, times: Times, categories: CategoryRecords): [z.ZodType, unknown][] {
  const made = (part: Part | null | undefined) => (typeof part === 'function' ? part(times) : part)
  switch (kind) {
    case 'organizations':
      return [
        [organizationWire, made(input.record)],
        [embedHeadWire, made(input.embed)],
      ]
    case 'jobs':
      return [
        [jobWire, made(input.detail)],
        [embedJobWire.nullable(), made(input.embed)],
      ]
    case 'articles':
    case 'article_drafts': {
      const article = typeof input.record === 'function' ? input.record(times, categories) : input.record
      // What the API fills in, and what a draft gets when it is published.
      const { url, published_at } = article
      const filledIn = { url: url || `${storedOrigin}/`, published_at: published_at ?? times.created_at }
      return [[articleWire, { ...article, ...filledIn }]]
    }
    default:
      return kind satisfies never
  }
}
