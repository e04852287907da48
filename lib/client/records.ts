import { articleWire } from '@vitrine/api-contract/article'
import { embedJobWire, embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { z } from 'zod'

/**
 * Records as the site reads them: tolerant of everything but what a page needs. Unknown fields pass, and an invalid optional field is
 * absent.
 */
export const organizationSchema = tolerant(organizationWire, ['reference', 'name', 'slug'])
/** An article without a date is not public. If the dates of many articles cannot be parsed, the API is faulty. */
export const articleSchema = tolerant(articleWire, ['reference', 'name', 'language']).refine(
  ({ published_at }) => published_at === undefined || parseTimestamp(published_at) !== null,
  { path: ['published_at'] },
)
export const embedSchema = tolerant(embedWire.omit({ jobs: true }), ['name']).transform(
  ({ name, websites }) => ({
    name,
    websites: websites ?? [],
  }),
)
export const embedJobSchema = tolerant(embedJobWire, ['reference', 'name', 'slug'])
/** The API documents a maximum length of the name. A job with a longer name is shown too. */
export const jobSchema = tolerant(jobWire.extend({ name: z.string() }), ['reference', 'name'])
