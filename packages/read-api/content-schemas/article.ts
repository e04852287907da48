import { z } from 'zod'
import { identity, language, mediaAddress, moment, name, stamps, text, webAddress } from './scalar'
import { videoContent } from './video'

/** `articles/{language}/{slug}.md`: the front matter, the folder's name and the text below. */
export const articleContent = z.strictObject({
  language,
  content: text,
  reference: identity,
  name,
  summary: text.optional(),
  image: mediaAddress.optional(),
  published_at: moment,
  categories: z.array(identity).default([]),
  collections: z.array(identity).default([]),
  authors: z.array(identity).default([]),
  organizations: z.array(identity).default([]),
  indexed: z.array(identity).default([]),
  url: webAddress.optional(),
  seo_title: name.optional(),
  seo_description: text.optional(),
  social_title: name.optional(),
  social_description: text.optional(),
  social_image: mediaAddress.optional(),
  video: videoContent.optional(),
  ...stamps,
})

export type ArticleContent = z.infer<typeof articleContent>
