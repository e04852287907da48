import type { ArticleWire } from '@vitrine/api-contract/article'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { timesOf } from '@vitrine/content-store/apply/dated-record'
import type { JsonObject } from '@vitrine/content-store/records/json'
import type { CategoryContent } from '#content-schemas/taxonomy'
import { categoryToWire } from './wire/article'

type Category = ArticleWire['categories'][number]

/** The categories as articles have them, with times by the rules of content/README.md. */
export class CategoryRecords {
  readonly #stored: ReadonlyMap<string, JsonObject>
  readonly #now: Date
  readonly #made = new Map<string, Category>()

  /** `stored` are the categories of the stored articles. */
  constructor(stored: ReadonlyMap<string, JsonObject>, now: Date) {
    this.#stored = stored
    this.#now = now
  }

  of(fields: CategoryContent): Category {
    const made = this.#made.get(fields.reference) ?? this.#make(fields)
    this.#made.set(fields.reference, made)
    return made
  }

  #make(fields: CategoryContent): Category {
    const stored = this.#stored.get(fields.reference)
    const { unchanged, changed } = timesOf(fields, stored && storedTimes(stored), this.#now)
    const category = categoryToWire({ fields, ...unchanged })
    const isSame = stored === undefined || JSON.stringify(category) === JSON.stringify(stored)
    return isSame ? category : categoryToWire({ fields, ...changed })
  }
}

function storedTimes({ created_at, updated_at }: JsonObject) {
  const [created, updated] = [created_at, updated_at].map((time) => parseTimestamp(String(time))?.getTime())
  return created === undefined || updated === undefined
    ? undefined
    : { created_at: created, updated_at: updated }
}
