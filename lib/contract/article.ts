import { z } from 'zod'
import {
  address,
  dayParameter,
  pageParameter,
  perPageParameter,
  reference,
  textParameter,
  timestamp,
} from './scalar'
import { videoWire } from './video'

/** Sibling records of the service say `title`, the description says `name`: both are written. */
export const categoryWire = z.object({
  reference,
  name: z.string(),
  title: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  published_at: timestamp,
})

export const collectionWire = z.object({
  id: z.int(),
  reference,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  language: z.string(),
  cover: z.object({ url: address.nullable() }),
})

export const authorWire = z.object({
  name: z.string(),
  headline: z.string(),
  website: address.nullable(),
  social_networks: z.record(z.string(), address),
  avatar: z.object({ url: address.nullable() }),
})

export const articleOrganizationWire = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  logo_url: address.nullable(),
})

export const articleVideoWire = videoWire.extend({
  id: z.int(),
  is_active: z.boolean().nullable(),
  record_type: z.string(),
  record_id: z.string(),
  brand_id: z.int().nullable(),
})

/** `content` is Markdown in which raw HTML is allowed; unset texts are empty strings. */
export const articleWire = z.object({
  reference,
  name: z.string(),
  summary: z.string(),
  content: z.string(),
  language: z.string(),
  url: address.nullable(),
  image_url: address.nullable(),
  indexed: z.array(z.string()),
  seo_title: z.string(),
  seo_description: z.string(),
  social_title: z.string(),
  social_description: z.string(),
  social_image_url: address.nullable(),
  published_at: timestamp,
  cms_collections: z.array(collectionWire),
  cms_authors: z.array(authorWire),
  categories: z.array(categoryWire),
  organizations: z.array(articleOrganizationWire),
  cms_video: articleVideoWire.nullable(),
})

export const articlesQuery = z.object({
  indexed: textParameter.optional(),
  category_reference: reference.optional(),
  language: textParameter.optional(),
  collection_reference: reference.optional(),
  organization_reference: reference.optional(),
  published_before: dayParameter.optional(),
  published_after: dayParameter.optional(),
  updated_after: dayParameter.optional(),
  created_after: dayParameter.optional(),
  page: pageParameter,
  per_page: perPageParameter,
  q: textParameter.optional(),
  order_by: z.enum(['published_at:asc', 'published_at:desc']).default('published_at:desc'),
})

export type ArticleWire = z.infer<typeof articleWire>
export type ArticlesQuery = z.infer<typeof articlesQuery>
