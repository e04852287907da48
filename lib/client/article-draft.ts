import { articleWire } from '@vitrine/api-contract/article'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { z } from 'zod'

/** A draft of the embedded API, read like an article of the list operation. It can lack `published_at`. */
export const articleDraftSchema = tolerant(articleWire.extend({ updated_at: z.string() }), [
  'reference',
  'name',
  'language',
  'updated_at',
])

export type ArticleDraftRecord = z.infer<typeof articleDraftSchema>
