import { setImmediate as pause } from 'node:timers/promises'
import { listOpenEmbeds } from '@vitrine/content-store/queries/open-jobs'
import { splitWords } from '@/lib/facet-filter'
import type { JobSummary } from '@/lib/model/job'
import { toJobWords } from '@/lib/model/job-words'
import { createWordSplitter } from '@/lib/model/words'
import { logWarning } from '@/lib/process/log'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { outsideRequests } from '@/lib/process/outside-requests'
import { openStore } from './store'
import { createWordIndex, emptyIndex, type WordIndex } from './word-index'

type Texts = ReadonlyMap<string, string>
type Index = { words: WordIndex; places: ReadonlyMap<string, number> }

/** With more changed jobs all texts are read again, in the background. */
const maxChanged = 1_000

/**
 * Finds open jobs by the words of their names, places and texts, in the memory of this process. The texts of all jobs take longest to
 * read: the first search waits for them, and no later one waits.
 */
export class JobWords {
  readonly #findJob: (reference: string) => JobSummary | undefined
  #all: Promise<Index> | null = null
  /** The words of jobs that changed since the texts of all were read, and their index. */
  #changed: Texts = new Map()
  #index: Index = { words: emptyIndex, places: new Map() }
  #isReading = false

  /** `findJob` gives a job of the board. */
  constructor(findJob: (reference: string) => JobSummary | undefined) {
    this.#findJob = findJob
  }

  /** Reads the texts of all jobs. Later calls have no effect, unless it failed. */
  load(): Promise<Index> {
    this.#all ??= outsideRequests(() => this.#readAll()).catch((error) => {
      this.#all = null
      throw error
    })
    return this.#all
  }

  /** Whether a job has all words, by its reference. */
  async find(words: string): Promise<(reference: string) => boolean> {
    const all = await this.load()
    const changed = this.#index
    const [inAll, inChanged] = [all.words.find(words), changed.words.find(words)]
    return (reference) => {
      const place = changed.places.get(reference)
      if (place !== undefined) return inChanged(place)
      const earlier = all.places.get(reference)
      return earlier !== undefined && inAll(earlier)
    }
  }

  /** `embeds` are the embed halves of changed open jobs, as JSON. */
  async change(embeds: readonly { reference: string; embed: string }[]): Promise<void> {
    if (embeds.length === 0) return
    const words = await mapWithPauses(embeds, (job) => this.#toWords(job, splitWords))
    await this.#setChanged((changed) => new Map([...changed, ...words]))
    if (this.#changed.size > maxChanged) this.#readAgain()
  }

  /** The last one of several that run at the same time has what the others changed. */
  async #setChanged(toNext: (changed: Texts) => Texts): Promise<void> {
    this.#changed = toNext(this.#changed)
    const own = this.#changed
    const index = await toIndex(own)
    if (this.#changed === own) this.#index = index
  }

  /** Until then, searches use what there is. */
  #readAgain(): void {
    if (this.#isReading) return
    this.#isReading = true
    outsideRequests(() => this.#readAll())
      .then((index) => {
        this.#all = Promise.resolve(index)
      })
      .catch((error) => logWarning('The words of jobs cannot be read', {}, error))
      .finally(() => {
        this.#isReading = false
      })
  }

  async #readAll(): Promise<Index> {
    const covered = this.#changed
    const texts = new Map<string, string>()
    const split = createWordSplitter()
    for (let after = ''; ; ) {
      const rows = await listOpenEmbeds(openStore(), { after, limit: rowsAtOnce })
      for (const [reference, words] of await mapWithPauses(rows, (row) => this.#toWords(row, split)))
        texts.set(reference, words)
      const last = rows.at(-1)
      if (last === undefined || rows.length < rowsAtOnce) break
      after = last.reference
      await pause()
    }
    const index = await toIndex(texts)
    await this.#setChanged(
      (changed) => new Map([...changed].filter(([reference, words]) => covered.get(reference) !== words)),
    )
    return index
  }

  #toWords(
    { reference, embed }: { reference: string; embed: string },
    split: (text: string) => readonly string[],
  ): [string, string] {
    const job = this.#findJob(reference)
    // An object: its writer has checked it.
    const texts: { description?: unknown; profile?: unknown } = JSON.parse(embed)
    const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
    const own = { description: textOf(texts.description), profile: textOf(texts.profile) }
    return [reference, job ? toJobWords(job, own, split) : '']
  }
}

/** Reading so many takes some milliseconds. */
const rowsAtOnce = 50

async function toIndex(texts: Texts): Promise<Index> {
  const places = new Map([...texts.keys()].map((reference, place) => [reference, place]))
  return { words: await createWordIndex([...texts.values()]), places }
}
