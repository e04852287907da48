import { z } from 'zod'
import { identity, language, mediaUrl, name, recordTimestamps, text, timestamp, webUrl } from './scalar'
import { articleVideoContent } from './video'

/** `articles/{language}/{slug}.md`: `language` is the folder's name, `content` the text below the front matter. */
export const articleContent = z.strictObject({
  language,
  content: text,
  reference: identity,
  name,
  summary: text.optional(),
  image: mediaUrl.optional(),
  published_at: timestamp,
  categories: z.array(identity).default([]),
  collections: z.array(identity).default([]),
  authors: z.array(identity).default([]),
  organizations: z.array(identity).default([]),
  indexed: z.array(identity).default([]),
  url: webUrl.optional(),
  seo_title: name.optional(),
  seo_description: text.optional(),
  social_title: name.optional(),
  social_description: text.optional(),
  social_image: mediaUrl.optional(),
  video: articleVideoContent.optional(),
  ...recordTimestamps,
})

export type ArticleContent = z.infer<typeof articleContent>
