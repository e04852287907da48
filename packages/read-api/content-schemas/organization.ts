import { toCountryCode } from '@vitrine/api-contract/country-code'
import { z } from 'zod'
import { imageSizes } from './image-sizes'
import {
  handle,
  identity,
  language,
  mediaUrl,
  name,
  percentage,
  recordTimestamps,
  slug,
  text,
  texts,
  webUrl,
} from './scalar'
import { videoContent } from './video'

const officeContent = z.strictObject({
  id: z.int().min(1),
  name,
  address: name.optional(),
  zip_code: name.optional(),
  district: name.optional(),
  city: name,
  country_code: z
    .string()
    .refine((code) => toCountryCode(code) === code, 'expected a country code of ISO 3166-1 such as FR'),
  is_headquarter: z.boolean().default(false),
})

const departmentContent = z.strictObject({ id: z.int().min(1), name })

const websiteContent = z.strictObject({
  site: identity,
  url: webUrl.optional(),
  cover: mediaUrl.optional(),
})

const imageContent = z.strictObject({
  name,
  description: text.optional(),
  file: mediaUrl,
  sizes: imageSizes.optional(),
  ...recordTimestamps,
})

/** `organizations/{slug}.yaml`. */
export const organizationContent = z.strictObject({
  reference: identity,
  name,
  slug,
  description: text.optional(),
  logo: mediaUrl.optional(),
  media_website_url: webUrl.optional(),
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
  covers: z.record(language, mediaUrl).default({}),
  descriptions: texts.default({}),
  looking_fors: texts.default({}),
  good_to_knows: texts.default({}),
  websites: z.array(websiteContent).default([]),
  departments: z.array(departmentContent).default([]),
  offices: z.array(officeContent).default([]),
  images: z.array(imageContent).default([]),
  videos: z.array(videoContent.required({ reference: true })).default([]),
  ...recordTimestamps,
})

export type OfficeContent = z.infer<typeof officeContent>
export type OrganizationContent = z.infer<typeof organizationContent>
