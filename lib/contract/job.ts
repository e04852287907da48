import { z } from 'zod'
import { officeWire } from './organization'
import { address, booleanParameter, reference, timestamp } from './scalar'

/** Amounts are strings of whole units; an undisclosed salary is nulls with the period `none`. */
export const salaryWire = z.object({
  min: z.string().nullable(),
  max: z.string().nullable(),
  currency: z.string().nullable(),
  period: z.string(),
})

export const stageWire = z.object({
  id: z.int(),
  name: z.string(),
  reference: z.string().nullable(),
  visible: z.boolean(),
  candidates_count: z.int().optional(),
})

/** Durations are months, 1 to 36. Token sets are open: the field notes list the values that are known. */
export const jobWire = z.object({
  reference,
  external_reference: z.string().nullable(),
  organization_reference: reference,
  name: z.string().max(200),
  status: z.string(),
  profile: z.string().nullable(),
  description: z.string().max(10_000),
  company_description: z.string().nullable(),
  apply_url: address.nullable(),
  language: z.string(),
  experience_level: z.string().nullable(),
  education_level: z.string().nullable(),
  contract_type: z.string(),
  contract_duration_min: z.int().min(1).max(36).nullable(),
  contract_duration_max: z.int().min(1).max(36).nullable(),
  start_date: timestamp.nullable(),
  department_id: z.int().nullable(),
  office_id: z.int().nullable(),
  remote: z.string().nullable(),
  cms_sites_references: z.string(),
  salary: salaryWire,
  created_at: timestamp,
  updated_at: timestamp,
  published_at: timestamp.nullable(),
  archived_at: timestamp.nullable(),
  stages: z.array(stageWire).optional(),
  candidates_count: z.int().optional(),
  websites: z.array(z.object({ reference, name: z.string(), url: address })).optional(),
  application_fields: z.array(z.object({ name: z.string(), mode: z.string() })).optional(),
  organization: z
    .object({ name: z.string(), slug: z.string(), description: z.string(), logo: address.nullable() })
    .optional(),
  office: officeWire.nullable().optional(),
  offices: z.array(officeWire).optional(),
})

export const jobParams = z.object({ reference })

export const jobQuery = z.object({
  stages: booleanParameter.optional(),
  office: booleanParameter.optional(),
  candidates_count: booleanParameter.optional(),
  application_fields: booleanParameter.optional(),
  organization: booleanParameter.optional(),
  websites: booleanParameter.optional(),
})

export type JobWire = z.infer<typeof jobWire>
export type JobQuery = z.infer<typeof jobQuery>
