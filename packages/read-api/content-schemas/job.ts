import { toCurrencyCode } from '@vitrine/api-contract/currency-code'
import { z } from 'zod'
import {
  applyUrl,
  day,
  identity,
  jobSlug,
  language,
  name,
  recordTimestamps,
  slug,
  text,
  timestamp,
} from './scalar'

const months = z.int().min(1).max(36)

/** As many digits as a number has exactly. */
const amount = z
  .number('expected an amount such as 30000 or 11.65')
  .min(0)
  .max(999_999_999_999_999)
  .optional()

const salaryContent = z
  .strictObject({
    min: amount,
    max: amount,
    /** The API can lack it; in a content file, null is deliberate and a missing key is not. */
    currency: z
      .string()
      .refine((code) => toCurrencyCode(code) === code, 'expected a currency code of ISO 4217 such as EUR')
      .nullable(),
    period: identity,
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    path: ['max'],
    error: 'expected an amount that is not less than min',
  })

const stageContent = z.strictObject({
  id: z.int().min(1),
  name,
  reference: identity.optional(),
  visible: z.boolean().default(true),
  candidates_count: z.int().min(0).default(0),
})

/**
 * `jobs/{organization}/{slug}.yaml`; `organization` and `slug` come from the path. Tokens such as `contract_type` are not
 * checked, because all sets of tokens are open (docs/read-api-behaviour.md, section 5).
 */
export const jobContent = z
  .strictObject({
    organization: slug,
    slug: jobSlug,
    id: z.int().optional(),
    reference: identity,
    external_reference: name.optional(),
    name: name.max(200),
    status: z.enum(['draft', 'published', 'archived'], 'expected draft, published or archived'),
    language,
    published_at: timestamp.optional(),
    archived_at: timestamp.optional(),
    description: text.max(10_000),
    profile: text.optional(),
    recruitment_process: text.optional(),
    company_description: text.optional(),
    apply_url: applyUrl.optional(),
    contract_type: identity.optional(),
    contract_duration_min: months.optional(),
    contract_duration_max: months.optional(),
    start_date: day.optional(),
    experience_level: identity.optional(),
    education_level: identity.optional(),
    remote: identity.optional(),
    department: z.int().optional(),
    offices: z.array(z.int()).default([]),
    salary: salaryContent.optional(),
    sites: z.array(identity).optional(),
    application_fields: z.record(identity, identity).default({}),
    stages: z.array(stageContent).default([]),
    candidates_count: z.int().min(0).optional(),
    spontaneous: z.boolean().default(false),
    ...recordTimestamps,
  })
  .refine((job) => job.status !== 'published' || job.published_at !== undefined, {
    path: ['published_at'],
    error: 'expected a time of publication, because the status is published',
  })
  .refine((job) => job.spontaneous || job.contract_type !== undefined, {
    path: ['contract_type'],
    error: 'expected a contract type, or spontaneous: true',
  })
  .refine((job) => !job.spontaneous || (job.offices.length === 0 && job.department === undefined), {
    path: ['spontaneous'],
    error: 'expected neither offices nor department in a spontaneous application',
  })

export type JobContent = z.infer<typeof jobContent>
