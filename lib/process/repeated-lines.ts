/** Lines with different keys in one period. Further ones are counted together. */
const maxDistinctLines = 500

const periodMs = 60_000

/** The key of the line that counts lines beyond `maxDistinctLines`. No other key is empty. */
const omittedKey = ''

/** `count` is how often the line was added since it was last written. */
type WriteLine = (count: number) => void

type RepeatedLinesOptions = {
  writeOmitted: WriteLine
  /** Runs a function after a time. Passed in, so that tests do not wait. */
  schedule: (run: () => void, ms: number) => void
}

/**
 * Writes each line at once, and its repetitions as one line a minute with their number. At most 501 lines a minute are
 * written for the first time, and as many for their repetitions.
 */
export class RepeatedLines {
  readonly #options: RepeatedLinesOptions
  readonly #lines = new Map<string, { count: number; write: WriteLine }>()

  constructor(options: RepeatedLinesOptions) {
    this.#options = options
  }

  /** Lines with the same key are repetitions. The `write` of the last one is called. */
  add(key: string, write: WriteLine): void {
    const line = this.#lines.get(key)
    if (line) {
      line.count += 1
      line.write = write
    } else if (this.#lines.size >= maxDistinctLines && key !== omittedKey) {
      this.add(omittedKey, this.#options.writeOmitted)
    } else {
      this.#lines.set(key, { count: 0, write })
      this.#endPeriodLater(key)
      write(1)
    }
  }

  /** Writes the repetitions that were counted since the end of the last period, for the end of the process. */
  flush(): void {
    for (const line of this.#lines.values()) {
      if (line.count > 0) line.write(line.count)
      line.count = 0
    }
  }

  #endPeriodLater(key: string): void {
    this.#options.schedule(() => this.#endPeriod(key), periodMs)
  }

  #endPeriod(key: string): void {
    const line = this.#lines.get(key)
    if (!line) return
    if (line.count === 0) {
      this.#lines.delete(key)
      return
    }
    line.write(line.count)
    line.count = 0
    this.#endPeriodLater(key)
  }
}
