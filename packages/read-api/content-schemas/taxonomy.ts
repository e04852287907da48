import { z } from 'zod'
import { identity, language, mediaUrl, name, recordTimestamps, slug, text, timestamp, webUrl } from './scalar'

/** One entry of `categories.yaml`. */
export const categoryContent = z.strictObject({
  reference: identity,
  name,
  published_at: timestamp.optional(),
  ...recordTimestamps,
})

/** One entry of `collections.yaml`. */
export const collectionContent = z.strictObject({
  id: z.int().min(1),
  reference: identity,
  title: name,
  slug,
  summary: text.optional(),
  language,
  cover: mediaUrl.optional(),
  ...recordTimestamps,
})

/** One entry of `authors.yaml`. `key` exists in the content folder only: the API has no identity for authors. */
export const authorContent = z.strictObject({
  key: identity,
  name,
  headline: text.optional(),
  website: webUrl.optional(),
  social_networks: z.record(identity, webUrl).optional(),
  avatar: mediaUrl.optional(),
  ...recordTimestamps,
})

export type CategoryContent = z.infer<typeof categoryContent>
export type CollectionContent = z.infer<typeof collectionContent>
export type AuthorContent = z.infer<typeof authorContent>
