/** The part of a web `ReadableStream` that is read here. */
export type BodyStream = {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

/**
 * Reads a body in parts, so that its size is known before it is in memory: a compressed body can be a thousand times as
 * large as what is transferred. The bytes are in one growing array; a list of chunks needs much more memory than the
 * body if the chunks are small.
 */
export class ResponseBody {
  readonly #reader: ReturnType<BodyStream['getReader']> | null
  #bytes = new Uint8Array(firstCapacity)
  #length = 0
  #next: Uint8Array | null = null

  constructor(stream: BodyStream | null) {
    this.#reader = stream?.getReader() ?? null
  }

  /** Reads to the end of the body and returns true; or false as soon as the body has more than `maxBytes`. */
  async readUpTo(maxBytes: number): Promise<boolean> {
    if (!this.#reader) return true
    for (;;) {
      if (this.#next) {
        if (this.#length + this.#next.length > maxBytes) return false
        this.#append(this.#next, maxBytes)
        this.#next = null
      }
      const { done, value } = await this.#reader.read()
      if (done) return true
      this.#next = value ?? null
    }
  }

  /** What has been read. Invalid UTF-8 becomes replacement characters, so that one of them does not hide a whole list. */
  text(): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, this.#length))
  }

  /** Ends the transfer and frees the memory. */
  cancel(): void {
    this.#bytes = new Uint8Array(0)
    this.#next = null
    // The transfer may have failed already.
    this.#reader?.cancel().catch(() => {})
  }

  #append(chunk: Uint8Array, maxBytes: number): void {
    const length = this.#length + chunk.length
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, Math.min(this.#bytes.length * 2, maxBytes)))
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
    }
    this.#bytes.set(chunk, this.#length)
    this.#length = length
  }
}

const firstCapacity = 65_536
