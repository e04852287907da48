import 'server-only'
import { ApiUnreachable } from '@/lib/client/api-unreachable'
import { type ArticleDraftRecord, articleDraftSchema } from '@/lib/client/article-draft'
import { toDate } from '@/lib/model/date'
import { isPathReference } from '@/lib/routes'
import { type DraftSource, getDraftSource } from './transport'

/** A draft in a list. */
type ArticleDraft = { reference: string; name: string; language: string; updatedAt: Date | null }

/**
 * A page of the drafts of the embedded API, the last changed first. Null for a hosted API, which has none. Never cached. Throws
 * `ApiUnreachable` if the database cannot be read.
 */
export async function listArticleDrafts({
  limit = 100,
  offset = 0,
} = {}): Promise<readonly ArticleDraft[] | null> {
  const page = await read('list of article drafts', (drafts) => drafts.listArticleDrafts({ limit, offset }))
  return (
    page?.items.map(({ reference, name, language, updated_at }) => ({
      ...{ reference, name, language },
      updatedAt: toDate(updated_at),
    })) ?? null
  )
}

/**
 * The draft of a reference in the embedded API. Null if it has none, and for a hosted API. Never cached. Throws `ApiUnreachable` if
 * the database cannot be read.
 */
export async function getArticleDraft(reference: string): Promise<ArticleDraftRecord | null> {
  if (!isPathReference(reference)) return null
  return read(`article draft ${reference}`, async (drafts) =>
    articleDraftSchema.nullable().parse(await drafts.getArticleDraft(reference)),
  )
}

const pageSize = 100

/** Every draft of the embedded API, one at a time; none for a hosted API. Throws `ApiUnreachable` like the others. */
export async function* readArticleDrafts(): AsyncGenerator<ArticleDraftRecord> {
  for (let offset = 0; ; offset += pageSize) {
    const page = (await listArticleDrafts({ limit: pageSize, offset })) ?? []
    for (const { reference } of page) {
      const draft = await getArticleDraft(reference)
      if (draft) yield draft
    }
    if (page.length < pageSize) return
  }
}

async function read<Result>(
  operation: string,
  run: (drafts: DraftSource) => Promise<Result>,
): Promise<Result | null> {
  try {
    const drafts = await getDraftSource()
    return drafts && (await run(drafts))
  } catch (error) {
    throw new ApiUnreachable(operation, error, 'the drafts cannot be read')
  }
}
