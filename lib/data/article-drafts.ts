import 'server-only'
import type { ArticleRecord } from '@/lib/model/article'

/** A draft in a list. */
export type ArticleDraft = { reference: string; name: string; language: string; updatedAt: Date | null }

/** The drafts of the embedded API, the last changed first. Null for a hosted API, which has none. */
export async function listArticleDrafts(): Promise<readonly ArticleDraft[] | null> {
  return null
}

/** The draft of a reference in the embedded API. Null if it has none, and for a hosted API. */
export async function getArticleDraft(_reference: string): Promise<ArticleRecord | null> {
  return null
}
