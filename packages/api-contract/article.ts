import { z } from 'zod'
import {
  address,
  dayParameter,
  field,
  named,
  pageParameter,
  perPageParameter,
  reference,
  textParameter,
  timestamp,
} from './scalar'
import { videoWire } from './video'

/** Sibling records of the service say `title`, the description says `name`: both are written. */
export const categoryWire = named(
  'Category',
  'A category of articles',
  z.object({
    reference: field(reference, 'Identifier of the category; case counts', 'cat-craft'),
    name: field(z.string(), 'Name', 'Craft'),
    title: field(z.string(), 'The same as `name`', 'Craft'),
    created_at: field(timestamp, 'When the record was made'),
    updated_at: field(timestamp, 'When the record last changed'),
    published_at: field(timestamp, 'When it was published'),
  }),
)

const cover = z.object({ url: field(address.nullable(), 'Address of the picture') })

export const collectionWire = named(
  'Collection',
  'A group of articles on one subject',
  z.object({
    id: field(z.int(), 'A number for the collection', 1),
    reference: field(reference, 'Identifier of the collection; case counts', '5f0c6a2e9b'),
    title: field(z.string(), 'Title', 'First weeks'),
    slug: field(z.string(), 'Its name in addresses', 'first-weeks'),
    summary: field(z.string(), 'Empty when unset', 'Stories of beginnings'),
    language: field(z.string(), 'Language code', 'en'),
    cover: field(cover, 'Its picture'),
  }),
)

export const authorWire = named(
  'Author',
  'Who wrote an article',
  z.object({
    name: field(z.string(), 'Name', 'Mara Example'),
    headline: field(z.string(), 'A line on the author; empty when unset', 'Editor'),
    website: field(address.nullable(), 'Address of a site'),
    social_networks: field(z.record(z.string(), address), 'Address by name of the network', {
      linkedin: 'https://www.linkedin.com/in/mara-example',
    }),
    avatar: field(cover, 'A picture of the author'),
  }),
)

export const articleOrganizationWire = z.object({
  name: field(z.string(), 'Name', 'Acme'),
  slug: field(z.string(), 'Its name in addresses', 'acme'),
  description: field(z.string(), 'Markdown; empty when unset', 'Makes **things**.'),
  logo_url: field(address.nullable(), 'Address of the logo'),
})

export const articleVideoWire = named(
  'ArticleVideo',
  'The video of an article',
  videoWire.extend({
    id: field(z.int(), 'A number for the video', 1234567),
    is_active: field(z.boolean().nullable(), 'Null is not inactive', null),
    record_type: field(z.string(), 'What it belongs to', 'article'),
    record_id: field(z.string(), 'Reference of what it belongs to', 'AbC12dE'),
    brand_id: field(z.int().nullable(), 'Null when unset', null),
  }),
)

/** `content` is Markdown in which raw HTML is allowed; unset texts are empty strings. */
export const articleWire = named(
  'Article',
  'A media article. Unset texts are empty strings',
  z.object({
    reference: field(reference, 'Identifier of the article; case counts', 'AbC12dE'),
    name: field(z.string(), 'Title', 'What the night shift taught us'),
    summary: field(z.string(), 'Empty when unset', 'Four people, one night'),
    content: field(z.string(), 'Markdown, raw HTML allowed: sanitise it before it is shown', '## At ten'),
    language: field(z.string(), 'Language code', 'en'),
    url: field(address.nullable(), 'Address of the article'),
    image_url: field(address.nullable(), 'Address of its picture'),
    indexed: field(z.array(z.string()), 'Indexes it belongs to', ['news']),
    seo_title: field(z.string(), 'For search engines; empty when unset', 'The night shift'),
    seo_description: field(z.string(), 'For search engines; empty when unset', 'What it taught us'),
    social_title: field(z.string(), 'For social networks; empty when unset', 'The night shift'),
    social_description: field(z.string(), 'For social networks; empty when unset', 'What it taught us'),
    social_image_url: field(address.nullable(), 'For social networks'),
    published_at: field(timestamp, 'When it is published; scheduled articles have a moment to come'),
    cms_collections: field(z.array(collectionWire), 'Collections it belongs to'),
    cms_authors: field(z.array(authorWire), 'Who wrote it'),
    categories: field(z.array(categoryWire), 'Categories it belongs to'),
    organizations: field(z.array(articleOrganizationWire), 'Organizations it is about'),
    cms_video: field(articleVideoWire.nullable(), 'Its video, if it has one'),
  }),
)

const day = (description: string) => field(dayParameter.optional(), description, '2026-01-31')

export const articlesQuery = z.object({
  indexed: field(textParameter.optional(), 'Articles of this index', 'news'),
  category_reference: field(reference.optional(), 'Articles in this category; case counts', 'cat-craft'),
  language: field(textParameter.optional(), 'Articles in this language', 'en'),
  collection_reference: field(reference.optional(), 'Articles in this collection; case counts', '5f0c6a2e9b'),
  organization_reference: field(
    reference.optional(),
    'Articles about this organization; case counts',
    'Pg4eV6k',
  ),
  published_before: day('Published before this day, whole days in UTC'),
  published_after: day('Published on this day or later, whole days in UTC'),
  updated_after: day('Changed on this day or later, whole days in UTC'),
  created_after: day('Made on this day or later, whole days in UTC'),
  page: pageParameter,
  per_page: perPageParameter,
  q: field(textParameter.optional(), 'Words in the title; case and accents do not count', 'night shift'),
  order_by: field(
    z.enum(['published_at:asc', 'published_at:desc']).default('published_at:desc'),
    'Oldest or newest first; equal ones by reference',
    'published_at:desc',
  ),
})

export type ArticleWire = z.infer<typeof articleWire>
export type ArticlesQuery = z.infer<typeof articlesQuery>
