import { hiddenReasonOf, type JobVisibility } from '@/lib/model/jobs/job-visibility'
import type { RecordFacts, RecordType } from './record-facts'

/** More pages than a site of 100,000 articles, 2,000 organizations and 50,000 jobs has. */
const maxEntries = 500_000
const maxReferences = 5

type SiteIndexOptions = {
  /** The types of records of which the index gets all. */
  types: readonly RecordType[]
  /** The references of the websites whose jobs are shown, by whether an open job names the site; null stands for all. */
  toJobWebsites: (isSiteNamed: boolean) => ReadonlySet<string> | null
  siteReference: string
}

/** Which pages a site has and which records have equal texts: about a hundred bytes for each record. */
export class SiteIndex {
  readonly #options: SiteIndexOptions
  readonly #targets = new Map<string, JobVisibility | null>()
  /** The references of the first records with a title or a description. */
  readonly #texts = new Map<string, string | string[]>()
  #isSiteNamed = false

  constructor(options: SiteIndexOptions) {
    this.#options = options
  }

  add({ reference, targets, title, description, visibility }: RecordFacts): void {
    if (visibility && !visibility.isClosed && visibility.websites.includes(this.#options.siteReference))
      this.#isSiteNamed = true
    if (this.#isFull) return
    for (const target of targets) {
      const isTaken = target.startsWith('organization ') && this.#targets.has(target)
      this.#targets.set(isTaken ? `second ${target}` : target, visibility)
    }
    for (const text of [title, description]) if (text !== null) this.#addText(text, reference)
  }

  /** Whether the index had every record of a type. Without them, it does not know which pages exist. */
  isComplete(type: RecordType): boolean {
    return this.#options.types.includes(type) && !this.#isFull
  }

  /** Whether visitors can open a page, by its key in `RecordFacts.targets`. */
  hasPage(key: string): boolean {
    const visibility = this.#targets.get(key)
    return visibility !== undefined && (visibility === null || this.hiddenReason(visibility) === null)
  }

  /** Whether a second record has the same page. */
  isShared(key: string): boolean {
    return this.#targets.has(`second ${key}`)
  }

  /** Why the site does not show a job; null for a job that it shows. */
  hiddenReason(visibility: JobVisibility): string | null {
    return hiddenReasonOf(visibility, this.#options.toJobWebsites(this.#isSiteNamed))
  }

  /** References of other records with the same text. */
  othersWith(text: string | null, reference: string): string[] {
    const references = text === null ? [] : (this.#texts.get(text) ?? [])
    return [references].flat().filter((other) => other !== reference)
  }

  get #isFull(): boolean {
    return this.#targets.size + this.#texts.size >= maxEntries
  }

  #addText(text: string, reference: string): void {
    const known = this.#texts.get(text)
    if (known === undefined) this.#texts.set(text, reference)
    else if ([known].flat().length < maxReferences) this.#texts.set(text, [[known].flat(), reference].flat())
  }
}
