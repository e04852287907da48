import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { Difference } from './append-changes'
import type { Kind, Row } from './kinds'

/**
 * What a transaction changes in a list that loses records: how many it had before, loses, and has now. `references` are those of
 * the lost ones.
 */
export type ListChange = {
  list: string
  accepted: number
  lost: number
  observed: number
  references: readonly string[]
}

type Counts = { lost: string[]; gained: number }

/** The groups that articles are in. Most of them do not lose theirs at once. */
const groupKinds = ['category', 'collection'] as const

/**
 * The losses of a transaction by list: `organizations`, `organizations/slugs` (the organizations that keep their slugs),
 * `jobs/ORGANIZATION` (its open jobs), `articles/LANGUAGE`, and `articles/with-category` and `articles/with-collection` (of the
 * records that the transaction has, those that are in one).
 */
export class Losses {
  readonly #counts = new Map<string, Counts>()
  readonly #grouped = new Map<string, number>()

  /** Must be called before the articles are written. */
  async noteArticles(db: Db, references: readonly string[]): Promise<void> {
    for (const kind of groupKinds) {
      const { total } = await db
        .selectFrom('article_links')
        .select(({ fn }) => fn.count<number>('article_reference').distinct().as('total'))
        .where('kind', '=', kind)
        .where(isOneOf(db, 'article_reference', references))
        .executeTakeFirstOrThrow()
      const list = `articles/with-${kind}`
      this.#grouped.set(list, (this.#grouped.get(list) ?? 0) + Number(total))
    }
  }

  note({ table, pages }: Kind, differences: readonly Difference[]): void {
    for (const { reference, before, after } of differences) {
      if (table === 'organizations') this.#noteOrganization(reference, before, after)
      if (table === 'jobs') this.#noteMove(reference, openList(before), openList(after))
      if (table === 'articles') {
        this.#noteMove(reference, languageList(before), languageList(after))
        for (const kind of groupKinds)
          if (before && after && hasGroup(pages(before), kind) && !hasGroup(pages(after), kind))
            this.#of(`articles/with-${kind}`).lost.push(reference)
      }
    }
  }

  /** The lists that lost records. */
  async changes(db: Db): Promise<ListChange[]> {
    const changes: ListChange[] = []
    for (const [list, { lost: references, gained }] of this.#counts) {
      const lost = references.length
      if (lost === 0) continue
      const accepted =
        this.#grouped.get(list) ?? (await countRecords(db, list)) - gained + (list === slugList ? 0 : lost)
      changes.push({ list, accepted, lost, observed: accepted - lost + gained, references })
    }
    return changes
  }

  #noteOrganization(reference: string, before: Row | undefined, after: Row | undefined): void {
    const list = (row: Row | undefined) => (row?.record_hash ? 'organizations' : null)
    this.#noteMove(reference, list(before), list(after))
    if (before?.slug && after?.slug && before.slug !== after.slug) this.#of(slugList).lost.push(reference)
  }

  #noteMove(reference: string, before: string | null, after: string | null): void {
    if (before === after) return
    if (before !== null) this.#of(before).lost.push(reference)
    if (after !== null) this.#of(after).gained += 1
  }

  #of(list: string): Counts {
    const counts = this.#counts.get(list) ?? { lost: [], gained: 0 }
    this.#counts.set(list, counts)
    return counts
  }
}

const slugList = 'organizations/slugs'

function openList(row: Row | undefined): string | null {
  return row?.embed_hash ? `jobs/${row.organization_reference}` : null
}

function languageList(row: Row | undefined): string | null {
  return row ? `articles/${row.language}` : null
}

function hasGroup(pages: Readonly<Record<string, unknown>>, kind: (typeof groupKinds)[number]): boolean {
  const targets = pages[kind === 'category' ? 'categories' : 'collections']
  return Array.isArray(targets) && targets.length > 0
}

/** The number of records of a list as the transaction has written them. */
async function countRecords(db: Db, list: string): Promise<number> {
  const [kind = '', name = ''] = split(list)
  const count = sql<number>`count(*)`.as('total')
  const rows =
    kind === 'jobs'
      ? db
          .selectFrom('jobs')
          .select(count)
          .where('organization_reference', '=', name)
          .where('embed_hash', 'is not', null)
      : kind === 'articles'
        ? db.selectFrom('articles').select(count).where('language', '=', name)
        : db.selectFrom('organizations').select(count).where('record_hash', 'is not', null)
  return Number((await rows.executeTakeFirstOrThrow()).total)
}

function split(list: string): string[] {
  const at = list.indexOf('/')
  return at < 0 ? [list] : [list.slice(0, at), list.slice(at + 1)]
}
