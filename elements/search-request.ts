import type { Suggestions } from '@/lib/model/search/suggestions'

/** After the last key, so that a word is searched for when it is written. */
const restMs = 150

/** Before the second try of a request that fails. */
const againMs = 1_000

/** A search for one letter finds too much to be of use. */
const searched = /[\p{L}\p{N}+#].*[\p{L}\p{N}+#]/u

const nothing: Suggestions = { announced: '', note: '', groups: [] }

/** What the JSON route finds for a text. A request for a text that another one replaces is cancelled. */
export class SearchRequest {
  text = ''
  /** The state of the search for the text. */
  state: 'resting' | 'searching' | 'found' | 'failed' = 'resting'
  /** The results of the text before stay while those of another one load. */
  found = nothing
  #timer = 0
  #controller = new AbortController()

  constructor(
    readonly path: string,
    readonly onChange: () => void,
  ) {}

  /** Searches for a text after a rest. */
  change(text: string): void {
    if (text === this.text) return
    this.text = text
    this.#controller.abort()
    clearTimeout(this.#timer)
    this.state = 'resting'
    if (!searched.test(text)) this.found = nothing
    else this.#timer = window.setTimeout(() => this.search(), restMs)
  }

  async search(isFirst = true): Promise<void> {
    this.#controller = new AbortController()
    const { signal } = this.#controller
    this.state = 'searching'
    this.onChange()
    try {
      const url = new URL(this.path, location.href)
      url.searchParams.set('q', this.text)
      const response = await fetch(url, { signal })
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      this.found = await response.json()
      this.state = 'found'
    } catch {
      if (signal.aborted) return
      if (isFirst) {
        this.#timer = window.setTimeout(() => this.search(false), againMs)
        return
      }
      this.found = nothing
      this.state = 'failed'
    }
    this.onChange()
  }
}
