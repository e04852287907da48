import { z } from 'zod'
import { salaryWire } from './job'
import { officeWire } from './organization'
import {
  absoluteUrl,
  field,
  languageMap,
  named,
  optionalPageParameter,
  optionalPerPageParameter,
  reference,
  timestamp,
} from './scalar'

/** Has both names of the reference: the hosted service and its widget use `website_reference`, the description `reference`. */
const embedJobUrlWire = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  website_reference: field(reference, 'The same value, under the name that widgets read', 'acme-careers'),
  url: field(absoluteUrl, 'URL of the job on the site', 'https://jobs.acme.example/jobs/engineer_lyon'),
})

const department = z.object({
  id: field(z.int(), 'Identifier of the department', 11),
  name: field(z.string(), 'Name of the department', 'Engineering'),
})

export const embedJobWire = named(
  'EmbedJob',
  'A published job in the format for widgets',
  z.object({
    id: field(z.int(), 'Numeric id of the job', 1234567),
    reference: field(reference, 'Identifier of the job; case-sensitive', 'WTTJ_gld0A7L'),
    name: field(z.string(), 'Title', 'Engineer'),
    slug: field(z.string(), 'Name in URLs; can change, unlike the reference', 'engineer_lyon'),
    description: field(z.string(), 'Sanitized HTML', '<p>Build and repair</p>'),
    profile: field(z.string(), 'Sanitized HTML; empty if unset', '<p>You like to repair</p>'),
    recruitment_process: field(z.string(), 'Sanitized HTML; empty if unset', '<p>Two talks</p>'),
    salary: field(salaryWire, 'Salary range'),
    created_at: field(languageMap, 'Creation time of the record as text, in the time zone Europe/Paris', {
      fr: 'Le 15 Novembre 2021 à 10h30',
      en: 'The 15 November 2021 at 10h30',
    }),
    /** Existing consumers test whether the key is present. */
    start_date: field(languageMap.optional(), 'Start day as text; absent if unset', {
      fr: '01 Septembre 2022',
      en: '01 September 2022',
    }),
    published_at: field(timestamp, 'Publication time'),
    remote: field(z.string(), 'no, punctual, partial or fulltime; empty if unset', 'partial'),
    /** Consumers read its fields without a null check, and one rejects null (docs/read-api-behaviour.md, section 9.2). */
    office: field(officeWire.partial(), 'The first office; an empty object if there is none'),
    offices: field(z.array(officeWire), 'All offices'),
    department: field(department.partial(), 'Department; an empty object if there is none'),
    contract_type: field(languageMap, 'Label of the contract type by language', {
      fr: 'CDI',
      en: 'Full-Time',
    }),
    cms_sites_references: field(z.array(z.string()), 'References of the sites that show the job', [
      'acme-careers',
    ]),
    websites_urls: field(
      z.array(embedJobUrlWire),
      'URLs of the job on the sites that show it; careers sites come first',
    ),
  }),
)

/** Has both names of the URL: the widget reads `root_url`, the description has `url` (docs/read-api-behaviour.md, section 1). */
const embedWebsiteWire = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  kind: field(z.string(), 'single for a careers site, multi for a job board; the set is open', 'single'),
  url: field(absoluteUrl, 'URL of the site', 'https://jobs.acme.example'),
  root_url: field(
    absoluteUrl,
    'The same value, under the name that widgets read',
    'https://jobs.acme.example',
  ),
  organization_url: field(absoluteUrl, 'URL of the organization on the site', 'https://jobs.acme.example/us'),
})

export const embedWire = named(
  'Embed',
  'The public jobs and websites of one organization',
  z.object({
    name: field(z.string(), 'Name of the organization', 'Acme'),
    jobs: field(z.array(embedJobWire), 'The published jobs, newest first'),
    websites: field(z.array(embedWebsiteWire), 'Sites that show the organization'),
  }),
)

export const embedQuery = z.object({
  organization_reference: field(reference, 'Reference of the organization; case-sensitive', 'Pg4eV6k'),
  job_reference: field(
    reference.optional(),
    'Extension of this server: only the job with this reference; case-sensitive',
    'WTTJ_gld0A7L',
  ),
  page: field(
    optionalPageParameter,
    'Extension of this server: number of the page of `jobs`, from 1. Without `page` and `per_page` all jobs are sent',
    1,
  ),
  per_page: field(optionalPerPageParameter, 'Extension of this server: jobs per page', 20),
})

export type EmbedQuery = z.infer<typeof embedQuery>
export type EmbedJobWire = z.infer<typeof embedJobWire>
export type EmbedWire = z.infer<typeof embedWire>
