import { z } from 'zod'
import {
  address,
  booleanParameter,
  dayParameter,
  languageMap,
  pageParameter,
  perPageParameter,
  reference,
  referencesParameter,
  textParameter,
  timestamp,
} from './scalar'
import { videoWire } from './video'

/**
 * An office. The organizations list and the job operation carry `country_code`, embed carries `country` and
 * `district`; the server writes all of them everywhere (field notes 1 and 3).
 */
export const officeWire = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  zip_code: z.string(),
  district: z.string(),
  city: z.string(),
  country_code: z.string().length(2),
  country: languageMap,
  is_headquarter: z.boolean(),
})

const sizedImage = z.object({ url: address })

export const imageWire = z.object({
  name: z.string(),
  description: z.string(),
  file: z.object({
    url: address,
    large: sizedImage,
    medium: sizedImage,
    small: sizedImage,
    thumb: sizedImage,
  }),
  created_at: timestamp,
  updated_at: timestamp,
})

export const subsidiaryWire = z.object({ name: z.string(), slug: z.string(), reference })

export const organizationWebsiteWire = z.object({
  reference,
  name: z.string(),
  root_url: address,
  cover_url: address.nullable(),
})

/** Shares are percentages, `turnover` a percentage of staff, `average_age` years. */
export const organizationWire = z.object({
  reference,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  logo_url: address.nullable(),
  media_website_url: address.nullable(),
  media_twitter: z.string().nullable(),
  media_facebook: z.string().nullable(),
  media_linkedin: z.string().nullable(),
  media_instagram: z.string().nullable(),
  media_youtube: z.string().nullable(),
  media_pinterest: z.string().nullable(),
  sectors: z.array(z.string()),
  default_language: z.string(),
  nb_employees: z.int().nullable(),
  average_age: z.int().nullable(),
  turnover: z.int().nullable(),
  creation_year: z.int().nullable(),
  parity_men: z.int().nullable(),
  parity_women: z.int().nullable(),
  revenue: z.string(),
  subsidiaries: z.array(subsidiaryWire),
  i18n_covers: z.record(z.string(), address),
  i18n_descriptions: languageMap,
  i18n_looking_fors: languageMap,
  i18n_good_to_knows: languageMap,
  websites: z.array(organizationWebsiteWire),
  updated_at: timestamp,
  offices: z.array(officeWire).optional(),
  images: z.array(imageWire).optional(),
  videos: z.array(videoWire).optional(),
})

export const organizationFilters = ['name', 'media_website_url', 'cms_sites_references'] as const

/** Exactly one of `organizationFilters` must be given; the server checks it where it can name them. */
export const organizationsQuery = z.object({
  name: textParameter.optional(),
  media_website_url: textParameter.optional(),
  cms_sites_references: referencesParameter.optional(),
  updated_after: dayParameter.optional(),
  created_after: dayParameter.optional(),
  page: pageParameter,
  per_page: perPageParameter,
  offices: booleanParameter.optional(),
  images: booleanParameter.optional(),
  videos: booleanParameter.optional(),
})

export type OfficeWire = z.infer<typeof officeWire>
export type ImageWire = z.infer<typeof imageWire>
export type OrganizationWire = z.infer<typeof organizationWire>
export type OrganizationsQuery = z.infer<typeof organizationsQuery>
