import { z } from 'zod'
import { officeWire } from './organization'
import { absoluteUrl, booleanParameter, field, named, orEmpty, reference, timestamp, token } from './scalar'

/** What a browser opens to apply. */
const applyUrl = z.url({ protocol: /^(?:https?|mailto|tel)$/ })

export const salaryWire = named(
  'Salary',
  'A salary range. An undisclosed salary has empty amounts and the period none',
  z.object({
    min: field(z.string(), 'Lower bound in units of the currency; empty if unset', '32000'),
    max: field(z.string(), 'Upper bound in units of the currency; empty if unset', '38000'),
    currency: field(z.string(), 'ISO 4217 code; empty if unset', 'EUR'),
    period: field(z.string(), 'yearly, monthly, weekly, daily, hourly or none; the set is open', 'yearly'),
  }),
)

const stageWire = named(
  'Stage',
  'A stage in the recruitment for a job',
  z.object({
    id: field(z.int(), 'Identifier of the stage', 1),
    name: field(z.string(), 'Name of the stage', 'To review'),
    reference: field(
      z.enum(['initial', 'refused']).nullable(),
      'initial, refused, or null for every other stage',
      'initial',
    ),
    visible: field(z.boolean(), 'Whether the stage is visible', true),
    candidates_count: field(
      z.int().optional(),
      'Number of candidates in this stage; only with `candidates_count=true`',
      4,
    ),
  }),
)

const jobWebsite = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  name: field(z.string(), 'Name of the site', 'Acme careers'),
  url: field(absoluteUrl, 'URL of the job on the site', 'https://jobs.acme.example/jobs/engineer_lyon'),
})

const applicationField = z.object({
  name: field(z.string(), 'resume, portfolio, cover_letter; the set is open', 'resume'),
  mode: field(z.string(), 'mandatory, optional or disabled', 'mandatory'),
})

const jobOrganization = z.object({
  name: field(z.string(), 'Name', 'Acme'),
  slug: field(z.string(), 'Name in URLs', 'acme'),
  description: field(z.string(), 'Markdown; empty if unset', 'Makes **things**.'),
  logo: field(orEmpty(absoluteUrl), 'URL of the logo; empty if unset'),
})

const months = z.int().min(1).max(36).nullable()

/** docs/read-api-behaviour.md, section 5, lists the known tokens. */
export const jobWire = named(
  'Job',
  'A job of any status. Sets of tokens are open: show an unknown token in a neutral form',
  z.object({
    reference: field(reference, 'Identifier of the job; case-sensitive', 'WTTJ_gld0A7L'),
    external_reference: field(z.string(), 'Reference of the job in another system; empty if unset', 'HR-14'),
    organization_reference: field(reference, 'Reference of the organization', 'Pg4eV6k'),
    name: field(z.string().max(200), 'Title', 'Engineer'),
    status: field(z.string(), 'draft, published or archived; do not derive it from dates', 'published'),
    profile: field(
      z.string(),
      'Profile of the person that the organization looks for, in HTML; empty if unset',
      '<p>You</p>',
    ),
    description: field(z.string().max(10_000), 'Description of the job, in HTML', '<p>Build and repair</p>'),
    company_description: field(
      z.string(),
      'Description of the organization, in HTML; empty if unset',
      '<p>We make things</p>',
    ),
    apply_url: field(
      orEmpty(applyUrl),
      'URL of the application page, or of an e-mail address (mailto) or a telephone number (tel); empty if unset',
      'https://jobs.acme.example/apply',
    ),
    language: field(z.string(), 'Language code of the texts', 'fr'),
    experience_level: field(
      orEmpty(token),
      'Token of the required experience; empty if unset',
      '2_TO_3_YEARS',
    ),
    education_level: field(orEmpty(token), 'Token of the required education; empty if unset', 'BAC_5'),
    contract_type: field(
      orEmpty(token),
      'Token of the kind of contract; empty for a spontaneous application',
      'FULL_TIME',
    ),
    contract_duration_min: field(months, 'Minimum duration in months', 6),
    contract_duration_max: field(months, 'Maximum duration in months', 12),
    start_date: field(
      orEmpty(timestamp),
      'Local midnight of the start day: read its first ten characters as the day; empty if unset',
      '2027-01-04T00:00:00.000+01:00',
    ),
    department_id: field(z.int().nullable(), 'Id of the department', 11),
    office_id: field(z.int(), 'Id of the first office; 0 if there is none', 101),
    remote: field(z.string(), 'no, punctual, partial or fulltime; empty if unset', 'partial'),
    cms_sites_references: field(
      z.string(),
      'References of the sites that show the job, separated by commas',
      'board,acme-careers',
    ),
    salary: field(salaryWire, 'Salary range'),
    created_at: field(timestamp, 'Creation time of the record'),
    updated_at: field(timestamp, 'Last change of the record'),
    published_at: field(timestamp.nullable(), 'Publication time; null for a draft'),
    archived_at: field(
      timestamp.nullable(),
      'Can be earlier than `published_at`, because an archived job can be published again',
    ),
    stages: field(z.array(stageWire).optional(), 'Recruitment stages; only with `stages=true`'),
    candidates_count: field(z.int().optional(), 'Number of candidates; only with `candidates_count=true`', 7),
    websites: field(z.array(jobWebsite).optional(), 'Sites that show the job; only with `websites=true`'),
    application_fields: field(
      z.array(applicationField).optional(),
      'Fields of the application form; only with `application_fields=true`',
    ),
    organization: field(jobOrganization.optional(), 'Organization of the job; only with `organization=true`'),
    office: field(
      officeWire.partial().optional(),
      'The first office, an empty object if there is none; only with `office=true`',
    ),
    offices: field(z.array(officeWire).optional(), 'All offices; only with `office=true`'),
  }),
)

export const jobParams = z.object({
  reference: field(reference, 'Reference of the job; case-sensitive', 'WTTJ_gld0A7L'),
})

const block = (description: string) => field(booleanParameter.optional(), description, true)

export const jobQuery = z.object({
  stages: block('Adds `stages`'),
  office: block('Adds `office` and `offices`. Needs the scope offices_r'),
  candidates_count: block('Adds every `candidates_count`. Needs the scope candidates_r or candidates_rw'),
  application_fields: block('Adds `application_fields`'),
  organization: block('Adds `organization`'),
  websites: block('Adds `websites`'),
})

export type JobQuery = z.infer<typeof jobQuery>
export type JobWire = z.infer<typeof jobWire>
