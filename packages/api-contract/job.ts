import { z } from 'zod'
import { officeWire } from './organization'
import { address, booleanParameter, field, named, reference, timestamp } from './scalar'

/** Amounts are strings of whole units; an undisclosed salary is nulls with the period `none`. */
export const salaryWire = named(
  'Salary',
  'A range of pay; undisclosed it is nulls with the period none',
  z.object({
    min: field(z.string().nullable(), 'Lower bound, in whole units', '32000'),
    max: field(z.string().nullable(), 'Upper bound, in whole units', '38000'),
    currency: field(z.string().nullable(), 'ISO 4217', 'EUR'),
    period: field(z.string(), 'yearly, monthly, daily or none; the set is open', 'yearly'),
  }),
)

export const stageWire = named(
  'Stage',
  'A stage of the recruitment for a job',
  z.object({
    id: field(z.int(), 'Identifier of the stage', 1),
    name: field(z.string(), 'Name of the stage', 'To review'),
    reference: field(z.string().nullable(), 'initial, refused, or null for a stage of its own', 'initial'),
    visible: field(z.boolean(), 'Whether it is shown', true),
    candidates_count: field(z.int().optional(), 'Only with `candidates_count=true`', 4),
  }),
)

const jobWebsite = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  name: field(z.string(), 'Name of the site', 'Acme careers'),
  url: field(address, 'Address of the job on the site', 'https://jobs.acme.example/jobs/engineer_lyon'),
})

const applicationField = z.object({
  name: field(z.string(), 'resume, portfolio, cover_letter; the set is open', 'resume'),
  mode: field(z.string(), 'mandatory, optional or disabled', 'mandatory'),
})

const jobOrganization = z.object({
  name: field(z.string(), 'Name', 'Acme'),
  slug: field(z.string(), 'Its name in addresses', 'acme'),
  description: field(z.string(), 'Markdown; empty when unset', 'Makes **things**.'),
  logo: field(address.nullable(), 'Address of the logo'),
})

const months = z.int().min(1).max(36).nullable()

/** Durations are months, 1 to 36. Token sets are open: the field notes list the values that are known. */
export const jobWire = named(
  'Job',
  'A job of any status. Sets of tokens are open: show what is unknown neutrally',
  z.object({
    reference: field(reference, 'Identifier of the job; case counts', 'WTTJ_gld0A7L'),
    external_reference: field(z.string().nullable(), 'Reference given by a provider', 'HR-14'),
    organization_reference: field(reference, 'Whose job it is', 'Pg4eV6k'),
    name: field(z.string().max(200), 'Title', 'Engineer'),
    status: field(z.string(), 'draft, published or archived; do not derive it from dates', 'published'),
    profile: field(z.string().nullable(), 'Whom the organization looks for, in HTML', '<p>You</p>'),
    description: field(z.string().max(10_000), 'What the job is, in HTML', '<p>Build and mend</p>'),
    company_description: field(z.string().nullable(), 'The organization, in HTML', '<p>We make things</p>'),
    apply_url: field(address.nullable(), 'Where to apply', 'https://jobs.acme.example/apply'),
    language: field(z.string(), 'Language code of the texts', 'fr'),
    experience_level: field(z.string().nullable(), 'A token', '2_TO_3_YEARS'),
    education_level: field(z.string().nullable(), 'A token', 'BAC_5'),
    contract_type: field(z.string(), 'A token: the kind of contract, not the hours', 'FULL_TIME'),
    contract_duration_min: field(months, 'In months', 6),
    contract_duration_max: field(months, 'In months', 12),
    start_date: field(
      timestamp.nullable(),
      'Local midnight of a day: take the day as written',
      '2027-01-04T00:00:00.000+01:00',
    ),
    department_id: field(z.int().nullable(), 'Department of the organization', 11),
    office_id: field(z.int().nullable(), 'The first of its offices', 101),
    remote: field(z.string().nullable(), 'no, punctual, partial or fulltime', 'partial'),
    cms_sites_references: field(z.string(), 'References of sites, with commas', 'board,acme-careers'),
    salary: field(salaryWire, 'Pay'),
    created_at: field(timestamp, 'When the record was made'),
    updated_at: field(timestamp, 'When the record last changed'),
    published_at: field(timestamp.nullable(), 'Null while it was never published'),
    archived_at: field(timestamp.nullable(), 'May be earlier than `published_at`: jobs are published again'),
    stages: field(z.array(stageWire).optional(), 'Only with `stages=true`'),
    candidates_count: field(z.int().optional(), 'In all; only with `candidates_count=true`', 7),
    websites: field(z.array(jobWebsite).optional(), 'Where it is visible; only with `websites=true`'),
    application_fields: field(
      z.array(applicationField).optional(),
      'What an applicant gives; only with `application_fields=true`',
    ),
    organization: field(jobOrganization.optional(), 'Only with `organization=true`'),
    office: field(officeWire.nullable().optional(), 'The first office; only with `office=true`'),
    offices: field(z.array(officeWire).optional(), 'Every office; only with `office=true`'),
  }),
)

export const jobParams = z.object({
  reference: field(reference, 'Reference of the job; case counts', 'WTTJ_gld0A7L'),
})

const block = (description: string) => field(booleanParameter.optional(), description, true)

export const jobQuery = z.object({
  stages: block('With `stages`'),
  office: block('With `office` and `offices`. Needs the scope offices_r'),
  candidates_count: block('With the counters. Needs the scope candidates_r or candidates_rw'),
  application_fields: block('With `application_fields`'),
  organization: block('With `organization`'),
  websites: block('With `websites`: where the job is visible'),
})

export type JobQuery = z.infer<typeof jobQuery>
export type JobWire = z.infer<typeof jobWire>
