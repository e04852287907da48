import { maxRevalidationChanges, type RevalidationChange } from '@vitrine/api-contract/revalidation'
import type { Db } from '#db/connect'
import type { RecordTable } from '#db/schema'

/** The records that a site shows on pages of their own. */
const types = { articles: 'article', organizations: 'organization', jobs: 'job' } as const

/** More changes are not collected: a site shows them all when its cached reads end. */
const maxChanges = 20 * maxRevalidationChanges

/** What an import changed, for the site that shows it. */
export class ChangedRecords {
  readonly #changes = new Map<string, RevalidationChange>()
  /** References of categories, collections and authors: records of articles contain them. */
  readonly #parts = new Set<string>()
  #areMore = false

  /** Whether there are more changes than were collected. */
  get areMore(): boolean {
    return this.#areMore
  }

  add(kind: RecordTable, references: readonly string[]): void {
    if (kind === 'articles' || kind === 'organizations' || kind === 'jobs')
      for (const reference of references) this.#set(types[kind], reference)
    else for (const reference of references) this.#parts.add(reference)
  }

  /** The changes, with the articles of changed categories, collections and authors. */
  async list(db: Db): Promise<RevalidationChange[]> {
    for (const target of this.#parts) {
      const rows = await db
        .selectFrom('article_links')
        .select('article_reference')
        .where('target', '=', target)
        .limit(maxRevalidationChanges)
        .execute()
      for (const { article_reference } of rows) this.#set('article', article_reference)
    }
    return [...this.#changes.values()]
  }

  /** Whether a record was removed is read by the site: `update` is right for both. */
  #set(type: RevalidationChange['type'], reference: string): void {
    if (this.#changes.size >= maxChanges) this.#areMore = true
    else this.#changes.set(`${type} ${reference}`, { type, reference, action: 'update' })
  }
}
