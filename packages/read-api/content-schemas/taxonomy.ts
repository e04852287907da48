import { z } from 'zod'
import { identity, language, mediaAddress, moment, name, slug, stamps, text, webAddress } from './scalar'

/** One entry of `categories.yaml`. */
export const categoryContent = z.strictObject({
  reference: identity,
  name,
  published_at: moment.optional(),
  ...stamps,
})

/** One entry of `collections.yaml`. */
export const collectionContent = z.strictObject({
  id: z.int().min(1),
  reference: identity,
  title: name,
  slug,
  summary: text.optional(),
  language,
  cover: mediaAddress.optional(),
  ...stamps,
})

/** One entry of `authors.yaml`. The key stays in the content folder: the API has no identity for authors. */
export const authorContent = z.strictObject({
  key: identity,
  name,
  headline: text.optional(),
  website: webAddress.optional(),
  social_networks: z.record(identity, webAddress).optional(),
  avatar: mediaAddress.optional(),
  ...stamps,
})

export type CategoryContent = z.infer<typeof categoryContent>
export type CollectionContent = z.infer<typeof collectionContent>
export type AuthorContent = z.infer<typeof authorContent>
