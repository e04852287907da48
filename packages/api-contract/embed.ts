import { z } from 'zod'
import { salaryWire } from './job'
import { officeWire } from './organization'
import { address, field, languageMap, named, reference, timestamp } from './scalar'

/** The live service and its widget read `website_reference`, the description says `reference`: both are written. */
export const embedJobAddressWire = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  website_reference: field(reference, 'The same, under the name that widgets read', 'acme-careers'),
  url: field(address, 'Address of the job on the site', 'https://jobs.acme.example/jobs/engineer_lyon'),
})

const department = z.object({
  id: field(z.int(), 'Identifier of the department', 11),
  name: field(z.string(), 'Name of the department', 'Engineering'),
})

export const embedJobWire = named(
  'EmbedJob',
  'A published job, as widgets read it',
  z.object({
    id: field(z.int(), 'A number for the job', 1234567),
    reference: field(reference, 'Identifier of the job; case counts', 'WTTJ_gld0A7L'),
    name: field(z.string(), 'Title', 'Engineer'),
    slug: field(z.string(), 'Its name in addresses, no identity', 'engineer_lyon'),
    description: field(z.string(), 'Sanitised HTML', '<p>Build and mend</p>'),
    profile: field(z.string(), 'Sanitised HTML; empty when unset', '<p>You like to mend</p>'),
    recruitment_process: field(z.string(), 'Sanitised HTML; empty when unset', '<p>Two talks</p>'),
    salary: field(salaryWire, 'Pay'),
    created_at: field(languageMap, 'When the record was made, in words of Paris time', {
      fr: 'Le 15 Novembre 2021 à 10h30',
      en: 'The 15 November 2021 at 10h30',
    }),
    /** Absent when unset: existing consumers test for the key. */
    start_date: field(languageMap.optional(), 'A day in words; absent when unset', {
      fr: '01 Septembre 2022',
      en: '01 September 2022',
    }),
    published_at: field(timestamp, 'When it was published'),
    remote: field(z.string().nullable(), 'no, punctual, partial or fulltime', 'partial'),
    /** An empty object stands for none: consumers read its fields unguarded, and one rejects null. */
    office: field(officeWire.partial(), 'The first office; an empty object for none'),
    offices: field(z.array(officeWire), 'Every office'),
    department: field(department.partial(), 'An empty object for none'),
    contract_type: field(languageMap, 'The kind of contract in words, by language', {
      fr: 'CDI',
      en: 'Full-Time',
    }),
    cms_sites_references: field(z.array(z.string()), 'References of sites', ['acme-careers']),
    websites_urls: field(z.array(embedJobAddressWire), 'Where it can be read; a careers site comes first'),
  }),
)

/** The widget reads `root_url`, the description says `url`: both are written (field notes 1). */
export const embedWebsiteWire = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  kind: field(z.string(), 'single for a careers site, multi for a board; the set is open', 'single'),
  url: field(address, 'Address of the site', 'https://jobs.acme.example'),
  root_url: field(address, 'The same, under the name that widgets read', 'https://jobs.acme.example'),
  organization_url: field(address, 'The organization on the site', 'https://jobs.acme.example/us'),
})

/** `jobs` are the published ones, newest first. */
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
  organization_reference: field(reference, 'Reference of the organization; case counts', 'Pg4eV6k'),
})

export type EmbedJobWire = z.infer<typeof embedJobWire>
export type EmbedWire = z.infer<typeof embedWire>
