import { z } from 'zod'
import {
  handle,
  identity,
  language,
  mediaAddress,
  name,
  percentage,
  slug,
  stamps,
  text,
  texts,
  webAddress,
} from './scalar'
import { videoForm } from './video'

export const officeForm = z.strictObject({
  id: z.int().min(1),
  name,
  address: name.optional(),
  zip_code: name.optional(),
  district: name.optional(),
  city: name,
  country_code: z.string().regex(/^[A-Z]{2}$/, 'expected a country code such as FR'),
  is_headquarter: z.boolean().default(false),
})

const departmentForm = z.strictObject({ id: z.int().min(1), name })

const websiteForm = z.strictObject({
  site: identity,
  url: webAddress.optional(),
  cover: mediaAddress.optional(),
})

const imageForm = z.strictObject({ name, description: text.optional(), file: mediaAddress })

/** `organizations/{slug}.yaml`. */
export const organizationForm = z.strictObject({
  reference: identity,
  name,
  slug,
  description: text.optional(),
  logo: mediaAddress.optional(),
  media_website_url: webAddress.optional(),
  media_twitter: handle.optional(),
  media_facebook: handle.optional(),
  media_linkedin: handle.optional(),
  media_instagram: handle.optional(),
  media_youtube: handle.optional(),
  media_pinterest: handle.optional(),
  sectors: z.array(slug).default([]),
  default_language: language,
  nb_employees: z.int().min(0).optional(),
  average_age: z.int().min(0).optional(),
  turnover: percentage.optional(),
  creation_year: z.int().min(1000).max(9999).optional(),
  parity_men: percentage.optional(),
  parity_women: percentage.optional(),
  revenue: text.optional(),
  subsidiaries: z.array(z.strictObject({ reference: identity, name, slug })).default([]),
  covers: z.record(language, mediaAddress).default({}),
  descriptions: texts.default({}),
  looking_fors: texts.default({}),
  good_to_knows: texts.default({}),
  websites: z.array(websiteForm).default([]),
  departments: z.array(departmentForm).default([]),
  offices: z.array(officeForm).default([]),
  images: z.array(imageForm).default([]),
  videos: z.array(videoForm.required({ reference: true })).default([]),
  ...stamps,
})

export type OfficeForm = z.infer<typeof officeForm>
export type OrganizationForm = z.infer<typeof organizationForm>
