import 'server-only'
import * as store from '@vitrine/content-store/queries/drafts'
import { ApiUnreachable } from '@/lib/client/api-unreachable'
import { type ArticleDraftRecord, articleDraftSchema } from '@/lib/client/article-draft'
import { openStore, parseStored } from '@/lib/data/store'
import { env } from '@/lib/env'
import { toDate } from '@/lib/model/date'
import { isPathReference } from '@/lib/routes'

/** A draft in a list. */
type ArticleDraft = { reference: string; name: string; language: string; updatedAt: Date | null }

/** Content of a hosted API has no drafts of articles. */
const hasDrafts = env.API_BASE_URL === undefined

/**
 * A page of the drafts of content files, the last changed first. Null for a hosted API. Never cached. Throws `ApiUnreachable` if the
 * database cannot be read.
 */
export async function listArticleDrafts({
  limit = 100,
  offset = 0,
} = {}): Promise<readonly ArticleDraft[] | null> {
  if (!hasDrafts) return null
  const { items } = await read('list of article drafts', () =>
    store.listArticleDrafts(openStore(), { limit, offset }),
  )
  return items.map(({ reference, name, language, updated_at }) => ({
    ...{ reference, name, language },
    updatedAt: toDate(updated_at),
  }))
}

/** The draft of a reference. Null if there is none, and for a hosted API. Never cached. Throws `ApiUnreachable` like the others. */
export async function getArticleDraft(reference: string): Promise<ArticleDraftRecord | null> {
  if (!hasDrafts || !isPathReference(reference)) return null
  const json = await read(`article draft ${reference}`, () => store.getArticleDraft(openStore(), reference))
  return json === null ? null : parseStored(json, articleDraftSchema)
}

const pageSize = 100

/** Every draft of content files, one at a time; none for a hosted API. Throws `ApiUnreachable` like the others. */
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

async function read<Result>(operation: string, query: () => Promise<Result>): Promise<Result> {
  try {
    return await query()
  } catch (error) {
    throw new ApiUnreachable(operation, error, 'the drafts cannot be read')
  }
}
