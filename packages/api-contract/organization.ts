import { z } from 'zod'
import {
  address,
  booleanParameter,
  dayParameter,
  field,
  languageMap,
  named,
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
export const officeWire = named(
  'Office',
  'A place of work',
  z.object({
    id: field(z.int(), 'Identifier of the office', 101),
    name: field(z.string(), 'Name of the office', 'Headquarters'),
    address: field(z.string(), 'Street and number; empty when unset', '1 rue de la Paix'),
    zip_code: field(z.string(), 'Empty when unset', '69002'),
    district: field(z.string(), 'Empty when unset', 'Presqu’île'),
    city: field(z.string(), 'Town', 'Lyon'),
    country_code: field(z.string().length(2), 'ISO 3166-1 alpha-2', 'FR'),
    country: field(languageMap, 'Name of the country by language', { fr: 'France', en: 'France' }),
    is_headquarter: field(z.boolean(), 'Whether it is the seat', true),
  }),
)

const sizedImage = z.object({ url: field(address, 'Address of the image in this size') })

const imageFile = z.object({
  url: field(address, 'Address of the image'),
  large: field(sizedImage, 'Within 1200x2000'),
  medium: field(sizedImage, 'Within 850x850'),
  small: field(sizedImage, 'Within 650x650'),
  thumb: field(sizedImage, 'Within 200x200'),
})

export const imageWire = named(
  'Image',
  'A picture of an organization',
  z.object({
    name: field(z.string(), 'Title', 'Workshop'),
    description: field(z.string(), 'Empty when unset', 'The workshop in the morning'),
    file: field(imageFile, 'The picture in its sizes; one file may stand for all of them'),
    created_at: field(timestamp, 'When the record was made'),
    updated_at: field(timestamp, 'When the record last changed'),
  }),
)

export const subsidiaryWire = z.object({
  name: field(z.string(), 'Name of the subsidiary', 'Acme Labs'),
  slug: field(z.string(), 'Its name in addresses', 'acme-labs'),
  reference: field(reference, 'Its reference; its record need not be readable', 'MBW42I'),
})

export const organizationWebsiteWire = z.object({
  reference: field(reference, 'Reference of the site', 'acme-careers'),
  name: field(z.string(), 'Name of the site', 'Acme careers'),
  root_url: field(address, 'Address of the site', 'https://jobs.acme.example'),
  cover_url: field(address.nullable(), 'Picture of the organization on this site'),
})

const percentage = z.int().nullable()
const socialHandle = (platform: string, example: string) =>
  field(z.string().nullable(), `Handle, path or id on ${platform}, no address; empty when unset`, example)

/** Shares are percentages, `turnover` a percentage of staff, `average_age` years. */
export const organizationWire = named(
  'Organization',
  'An employer',
  z.object({
    reference: field(reference, 'Identifier of the organization; case counts', 'Pg4eV6k'),
    name: field(z.string(), 'Name', 'Acme'),
    slug: field(z.string(), 'Its name in addresses', 'acme'),
    description: field(z.string(), 'Markdown; empty when unset', 'Makes **things**.'),
    logo_url: field(address.nullable(), 'Address of the logo'),
    media_website_url: field(address.nullable(), 'Its own website', 'https://www.acme.example/'),
    media_twitter: socialHandle('Twitter', 'acme'),
    media_facebook: socialHandle('Facebook', 'acme'),
    media_linkedin: socialHandle('LinkedIn', '1234567'),
    media_instagram: socialHandle('Instagram', 'acme'),
    media_youtube: socialHandle('YouTube', 'user/acme'),
    media_pinterest: socialHandle('Pinterest', 'acme'),
    sectors: field(z.array(z.string()), 'Slugs of its sectors', ['energy']),
    default_language: field(z.string(), 'Language code', 'fr'),
    nb_employees: field(z.int().nullable(), 'Number of employees', 250),
    average_age: field(z.int().nullable(), 'In years', 34),
    turnover: field(percentage, 'Staff turnover in percent', 8),
    creation_year: field(z.int().nullable(), 'Year of foundation', 1998),
    parity_men: field(percentage, 'Share of men in percent', 48),
    parity_women: field(percentage, 'Share of women in percent', 52),
    revenue: field(z.string(), 'Free text, not a number; may be empty', '6,5M€'),
    subsidiaries: field(z.array(subsidiaryWire), 'Organizations that belong to it'),
    i18n_covers: field(z.record(z.string(), address), 'Address of the cover image by language', {
      fr: 'https://cdn.example/cover.webp',
    }),
    i18n_descriptions: field(languageMap, 'Description by language'),
    i18n_looking_fors: field(languageMap, 'Whom it looks for, by language'),
    i18n_good_to_knows: field(languageMap, 'What is good to know, by language'),
    websites: field(z.array(organizationWebsiteWire), 'Sites that show it'),
    updated_at: field(timestamp, 'When the record last changed'),
    offices: field(z.array(officeWire).optional(), 'Only with `offices=true`'),
    images: field(z.array(imageWire).optional(), 'Only with `images=true`'),
    videos: field(z.array(videoWire).optional(), 'Only with `videos=true`'),
  }),
)

export const organizationFilters = ['name', 'media_website_url', 'cms_sites_references'] as const

/** Exactly one of `organizationFilters` must be given; the server checks it where it can name them. */
export const organizationsQuery = z.object({
  name: field(textParameter.optional(), 'The whole name of the organization, in any case', 'Acme'),
  media_website_url: field(
    textParameter.optional(),
    'Its own website; scheme, `www.` and a final slash do not count',
    'https://www.acme.example/',
  ),
  cms_sites_references: field(
    referencesParameter.optional(),
    'Organizations on this site, or on any of several with commas between them',
    'acme-careers',
  ),
  updated_after: field(
    dayParameter.optional(),
    'Changed on this day or later, whole days in UTC',
    '2026-01-31',
  ),
  created_after: field(dayParameter.optional(), 'Made on this day or later, whole days in UTC', '2026-01-31'),
  page: pageParameter,
  per_page: perPageParameter,
  offices: field(
    booleanParameter.optional(),
    'With `offices`. Needs the scope su_offices_r or su_offices_rw',
    true,
  ),
  images: field(booleanParameter.optional(), 'With `images`. Needs the scope su_images_r', true),
  videos: field(booleanParameter.optional(), 'With `videos`. Needs the scope su_videos_r', true),
})

export type OfficeWire = z.infer<typeof officeWire>
export type ImageWire = z.infer<typeof imageWire>
export type OrganizationWire = z.infer<typeof organizationWire>
export type OrganizationsQuery = z.infer<typeof organizationsQuery>
