import { z } from 'zod'
import { salaryWire } from './job'
import { officeWire } from './organization'
import { address, languageMap, reference, timestamp } from './scalar'

/** The live service and its widget read `website_reference`, the description says `reference`: both are written. */
export const embedJobAddressWire = z.object({ reference, website_reference: reference, url: address })

export const embedJobWire = z.object({
  id: z.int(),
  reference,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  profile: z.string(),
  recruitment_process: z.string(),
  salary: salaryWire,
  created_at: languageMap,
  /** Absent when unset: existing consumers test for the key. */
  start_date: languageMap.optional(),
  published_at: timestamp,
  remote: z.string().nullable(),
  /** An empty object stands for none: consumers read its fields unguarded, and one rejects null. */
  office: officeWire.partial(),
  offices: z.array(officeWire),
  department: z.object({ id: z.int(), name: z.string() }).partial(),
  contract_type: languageMap,
  cms_sites_references: z.array(z.string()),
  websites_urls: z.array(embedJobAddressWire),
})

/** The widget reads `root_url`, the description says `url`: both are written (field notes 1). */
export const embedWebsiteWire = z.object({
  reference,
  kind: z.string(),
  url: address,
  root_url: address,
  organization_url: address,
})

/** `jobs` are the published ones, newest first. */
export const embedWire = z.object({
  name: z.string(),
  jobs: z.array(embedJobWire),
  websites: z.array(embedWebsiteWire),
})

export const embedQuery = z.object({ organization_reference: reference })

export type EmbedJobWire = z.infer<typeof embedJobWire>
export type EmbedWire = z.infer<typeof embedWire>
