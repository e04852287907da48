import { z } from 'zod'
import {
  absoluteUrl,
  dayOrTimestampParameter,
  dayParameter,
  field,
  named,
  orEmpty,
  pageParameter,
  perPageParameter,
  reference,
  textParameter,
  timestamp,
} from './scalar'
import { videoWire } from './video'

/** Has both names of the title, because similar records of the hosted service have `title` instead of `name`. */
const categoryWire = named(
  'Category',
  'A category of articles',
  z.object({
    reference: field(reference, 'Identifier of the category; case-sensitive', 'cat-craft'),
    name: field(z.string(), 'Name', 'Craft'),
    title: field(z.string(), 'The same as `name`', 'Craft'),
    created_at: field(timestamp, 'Creation time of the record'),
    updated_at: field(timestamp, 'Last change of the record'),
    published_at: field(timestamp, 'Publication time'),
  }),
)

const cover = z.object({ url: field(orEmpty(absoluteUrl), 'URL of the image; empty if unset') })

const collectionWire = named(
  'Collection',
  'A group of articles on one subject',
  z.object({
    id: field(z.int(), 'Numeric id of the collection', 1),
    reference: field(reference, 'Identifier of the collection; case-sensitive', '5f0c6a2e9b'),
    title: field(z.string(), 'Title', 'First weeks'),
    slug: field(z.string(), 'Name in URLs', 'first-weeks'),
    summary: field(z.string(), 'Empty if unset', 'Stories of beginnings'),
    language: field(z.string(), 'Language code', 'en'),
    cover: field(cover, 'Cover image'),
  }),
)

const authorWire = named(
  'Author',
  'An author of an article',
  z.object({
    name: field(z.string(), 'Name', 'Mara Example'),
    headline: field(z.string(), 'Short description of the author; empty if unset', 'Editor'),
    website: field(orEmpty(absoluteUrl), 'URL of the website of the author; empty if unset'),
    social_networks: field(z.record(z.string(), absoluteUrl), 'URL by name of the network', {
      linkedin: 'https://www.linkedin.com/in/mara-example',
    }),
    avatar: field(cover, 'Portrait of the author'),
  }),
)

const articleOrganizationWire = z.object({
  name: field(z.string(), 'Name', 'Acme'),
  slug: field(z.string(), 'Name in URLs', 'acme'),
  description: field(z.string(), 'Markdown; empty if unset', 'Makes **things**.'),
  logo_url: field(orEmpty(absoluteUrl), 'URL of the logo; empty if unset'),
})

const articleVideoWire = named(
  'ArticleVideo',
  'The video of an article; an empty object if it has none',
  videoWire
    .extend({
      id: field(z.int(), 'Numeric id of the video', 1234567),
      is_active: field(z.boolean().nullable(), 'null does not mean inactive', null),
      record_type: field(z.string(), 'Kind of the record that the video belongs to', 'article'),
      record_id: field(z.string(), 'Reference of the record that the video belongs to', 'AbC12dE'),
      brand_id: field(z.int().nullable(), 'null if unset', null),
    })
    .partial(),
)

export const articleWire = named(
  'Article',
  'A media article. Unset texts are empty strings',
  z.object({
    reference: field(reference, 'Identifier of the article; case-sensitive', 'AbC12dE'),
    name: field(z.string(), 'Title', 'What the night shift taught us'),
    summary: field(z.string(), 'Empty if unset', 'Four people, one night'),
    content: field(z.string(), 'Markdown that can contain HTML; sanitize it before display', '## At ten'),
    language: field(z.string(), 'Language code', 'en'),
    url: field(absoluteUrl, 'URL of the article'),
    image_url: field(orEmpty(absoluteUrl), 'URL of the image of the article; empty if unset'),
    image_focus: field(
      z.string().optional(),
      'Extension of this server: the point of the image that stays visible where it is cropped, from its left and its top edge',
      '20% 50%',
    ),
    indexed: field(z.array(z.string()), 'Indexes that the article belongs to', ['news']),
    seo_title: field(z.string(), 'For search engines; empty if unset', 'The night shift'),
    seo_description: field(z.string(), 'For search engines; empty if unset', 'What it taught us'),
    social_title: field(z.string(), 'For social networks; empty if unset', 'The night shift'),
    social_description: field(z.string(), 'For social networks; empty if unset', 'What it taught us'),
    social_image_url: field(orEmpty(absoluteUrl), 'URL of the image for social networks; empty if unset'),
    published_at: field(timestamp, 'Publication time; a scheduled article has a future one'),
    cms_collections: field(z.array(collectionWire), 'Collections that the article belongs to'),
    cms_authors: field(z.array(authorWire), 'Authors of the article'),
    categories: field(z.array(categoryWire), 'Categories that the article belongs to'),
    organizations: field(z.array(articleOrganizationWire), 'Organizations that the article is about'),
    cms_video: field(articleVideoWire, 'Video of the article; an empty object if it has none'),
  }),
)

const day = (description: string) => field(dayParameter.optional(), description, '2026-01-31')

export const articlesQuery = z.object({
  indexed: field(textParameter.optional(), 'Articles of this index', 'news'),
  category_reference: field(reference.optional(), 'Articles in this category; case-sensitive', 'cat-craft'),
  language: field(textParameter.optional(), 'Articles in this language', 'en'),
  collection_reference: field(
    reference.optional(),
    'Articles in this collection; case-sensitive',
    '5f0c6a2e9b',
  ),
  organization_reference: field(
    reference.optional(),
    'Articles about this organization; case-sensitive',
    'Pg4eV6k',
  ),
  published_before: field(
    dayOrTimestampParameter.optional(),
    'Published before this day (UTC). Extension of this server: or before this timestamp (RFC 3339)',
    '2026-01-31T09:30:00+01:00',
  ),
  published_after: field(
    dayOrTimestampParameter.optional(),
    'Published on this day (UTC) or later. Extension of this server: or at this timestamp (RFC 3339) or later',
    '2026-01-31T09:30:00+01:00',
  ),
  updated_after: day('Changed on this day (UTC) or later'),
  created_after: day('Created on this day (UTC) or later'),
  page: pageParameter,
  per_page: perPageParameter,
  q: field(textParameter.optional(), 'Text in the title; ignores case and accents', 'night shift'),
  order_by: field(
    z.enum(['published_at:asc', 'published_at:desc']).default('published_at:desc'),
    'Oldest or newest first; articles with equal times are ordered by reference',
    'published_at:desc',
  ),
})

export type ArticleWire = z.infer<typeof articleWire>
export type ArticlesQuery = z.infer<typeof articlesQuery>
