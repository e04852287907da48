import { z } from 'zod'
import { identity, language, mediaUrl, name, recordTimestamps, text, timestamp, webUrl } from './scalar'
import { articleVideoContent } from './video'

const statusError = 'expected draft or published'

/** From the left and the top edge. */
const imageFocus = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/

const fields = {
  language,
  content: text,
  reference: identity,
  name,
  summary: text.optional(),
  image: mediaUrl.optional(),
  image_focus: z.string().regex(imageFocus, 'expected two percentages such as 20% 50%').optional(),
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
}

/**
 * `articles/{language}/{slug}.md`: `language` is the folder's name, `content` the text below the front matter. The result
 * has no `status`, so that a file that names the default is the same record as one that does not.
 */
export const articleContent = z
  .strictObject({ ...fields, status: z.literal('published', statusError).optional() })
  .transform(({ status: _, ...article }) => article)

/** The same file with `status: draft`; it may lack the time of publication. */
export const articleDraftContent = z
  .strictObject({ ...fields, status: z.literal('draft', statusError), published_at: timestamp.optional() })
  .transform(({ status: _, ...draft }) => draft)

export type ArticleContent = z.infer<typeof articleContent>
export type ArticleDraftContent = z.infer<typeof articleDraftContent>
