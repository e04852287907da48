import { z } from 'zod'
import {
  absoluteUrl,
  booleanParameter,
  dayParameter,
  field,
  languageMap,
  named,
  orEmpty,
  pageParameter,
  perPageParameter,
  reference,
  referencesParameter,
  textParameter,
  timestamp,
} from './scalar'
import { videoWire } from './video'

/**
 * The hosted service sends `country_code` in the organizations list and `country` with `district` in embed. This
 * server sends all of them in every operation (docs/read-api-behaviour.md, section 3.1).
 */
export const officeWire = named(
  'Office',
  'A place of work',
  z.object({
    id: field(z.int(), 'Identifier of the office', 101),
    name: field(z.string(), 'Name of the office', 'Headquarters'),
    address: field(z.string(), 'Street and number; empty if unset', '1 rue de la Paix'),
    zip_code: field(z.string(), 'Empty if unset', '69002'),
    district: field(z.string(), 'Empty if unset', 'Presqu’île'),
    city: field(z.string(), 'Town', 'Lyon'),
    country_code: field(z.string().length(2), 'ISO 3166-1 alpha-2 code', 'FR'),
    country: field(languageMap, 'Name of the country by language', { fr: 'France', en: 'France' }),
    is_headquarter: field(z.boolean(), 'Whether the office is the headquarters', true),
  }),
)

const sizedImage = z.object({ url: field(absoluteUrl, 'URL of the image in this size') })

const imageFile = z.object({
  url: field(absoluteUrl, 'URL of the image'),
  large: field(sizedImage, 'At most 1200x2000 pixels'),
  medium: field(sizedImage, 'At most 850x850 pixels'),
  small: field(sizedImage, 'At most 650x650 pixels'),
  thumb: field(sizedImage, 'At most 200x200 pixels'),
})

const imageWire = named(
  'Image',
  'An image of an organization',
  z.object({
    name: field(z.string(), 'Title', 'Workshop'),
    description: field(z.string(), 'Empty if unset', 'The workshop in the morning'),
    file: field(imageFile, 'The image in several sizes, which can all have the same URL'),
    created_at: field(timestamp, 'Creation time of the record'),
    updated_at: field(timestamp, 'Last change of the record'),
  }),
)

const subsidiaryWire = z.object({
  name: field(z.string(), 'Name of the subsidiary', 'Acme Labs'),
  slug: field(z.string(), 'Name in URLs', 'acme-labs'),
  reference: field(
    reference,
    'Reference of the subsidiary; the token may lack access to its record',
    'MBW42I',
  ),
})

const organizationWebsiteWire = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  name: field(z.string(), 'Name of the site', 'Acme careers'),
  root_url: field(absoluteUrl, 'URL of the site', 'https://jobs.acme.example'),
  cover_url: field(absoluteUrl.nullable(), 'URL of the cover image of the organization on this site'),
})

const percentage = z.int().nullable()
const socialHandle = (platform: string, example: string) =>
  field(z.string(), `Handle, path or id on ${platform}, not a URL; empty if unset`, example)

export const organizationWire = named(
  'Organization',
  'An employer',
  z.object({
    reference: field(reference, 'Identifier of the organization; case-sensitive', 'Pg4eV6k'),
    name: field(z.string(), 'Name', 'Acme'),
    slug: field(z.string(), 'Name in URLs', 'acme'),
    description: field(z.string(), 'Markdown; empty if unset', 'Makes **things**.'),
    logo_url: field(orEmpty(absoluteUrl), 'URL of the logo; empty if unset'),
    media_website_url: field(
      orEmpty(absoluteUrl),
      'Website of the organization; empty if unset',
      'https://www.acme.example/',
    ),
    media_twitter: socialHandle('Twitter', 'acme'),
    media_facebook: socialHandle('Facebook', 'acme'),
    media_linkedin: socialHandle('LinkedIn', '1234567'),
    media_instagram: socialHandle('Instagram', 'acme'),
    media_youtube: socialHandle('YouTube', 'user/acme'),
    media_pinterest: socialHandle('Pinterest', 'acme'),
    sectors: field(z.array(z.string()), 'Slugs of the sectors', ['energy']),
    default_language: field(z.string(), 'Language code', 'fr'),
    nb_employees: field(z.int(), 'Number of employees; 0 if unset', 250),
    average_age: field(z.int(), 'In years; 0 if unset', 34),
    turnover: field(percentage, 'Staff turnover in percent', 8),
    creation_year: field(z.int(), 'Year of foundation; 0 if unset', 1998),
    parity_men: field(percentage, 'Share of men in percent', 48),
    parity_women: field(percentage, 'Share of women in percent', 52),
    revenue: field(z.string(), 'Free text, not a number; can be empty', '6,5M€'),
    subsidiaries: field(z.array(subsidiaryWire), 'Organizations that belong to this one'),
    i18n_covers: field(z.record(z.string(), absoluteUrl), 'URL of the cover image by language', {
      fr: 'https://cdn.example/cover.webp',
    }),
    i18n_descriptions: field(languageMap, 'Description by language'),
    i18n_looking_fors: field(languageMap, 'Profile of the people that it looks for, by language'),
    i18n_good_to_knows: field(languageMap, 'Further information for applicants, by language'),
    websites: field(z.array(organizationWebsiteWire), 'Sites that show the organization'),
    updated_at: field(timestamp, 'Last change of the record'),
    offices: field(z.array(officeWire).optional(), 'Offices; only with `offices=true`'),
    images: field(z.array(imageWire).optional(), 'Images; only with `images=true`'),
    videos: field(z.array(videoWire).optional(), 'Videos; only with `videos=true`'),
  }),
)

export const organizationFilters = ['name', 'media_website_url', 'cms_sites_references'] as const

/** A request needs exactly one of `organizationFilters`. The schema does not check it; the server does. */
export const organizationsQuery = z.object({
  name: field(textParameter.optional(), 'Complete name of the organization; ignores case', 'Acme'),
  media_website_url: field(
    textParameter.optional(),
    'Website of the organization; ignores the scheme, `www.` and a trailing slash',
    'https://www.acme.example/',
  ),
  cms_sites_references: field(
    referencesParameter.optional(),
    'Organizations on this site, or on any of several sites separated by commas',
    'acme-careers',
  ),
  updated_after: field(dayParameter.optional(), 'Changed on this day (UTC) or later', '2026-01-31'),
  created_after: field(dayParameter.optional(), 'Created on this day (UTC) or later', '2026-01-31'),
  page: pageParameter,
  per_page: perPageParameter,
  offices: field(
    booleanParameter.optional(),
    'Adds `offices`. Needs the scope su_offices_r or su_offices_rw',
    true,
  ),
  images: field(booleanParameter.optional(), 'Adds `images`. Needs the scope su_images_r', true),
  videos: field(booleanParameter.optional(), 'Adds `videos`. Needs the scope su_videos_r', true),
})

export type OfficeWire = z.infer<typeof officeWire>
export type ImageWire = z.infer<typeof imageWire>
export type OrganizationWire = z.infer<typeof organizationWire>
export type OrganizationsQuery = z.infer<typeof organizationsQuery>
