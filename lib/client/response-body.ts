/** The part of a web `ReadableStream` that is read here. */
export type BodyStream = {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

/**
 * Reads a body in parts, so that its size is known before it is in memory: a compressed body can be a thousand times as
 * large as what is transferred. The bytes are copied to large blocks, because a list of small chunks needs much more
 * memory than the body.
 */
export class ResponseBody {
  readonly #reader: ReturnType<BodyStream['getReader']> | null
  #blocks: Uint8Array[] = []
  /** The bytes that are used in the last block. The others are full. */
  #used = 0
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
        this.#append(this.#next)
        this.#next = null
      }
      const { done, value } = await this.#reader.read()
      if (done) return true
      this.#next = value ?? null
    }
  }

  /** The bytes that have been read. */
  parts(): Uint8Array[] {
    const last = this.#blocks.length - 1
    return this.#blocks.map((block, index) => (index === last ? block.subarray(0, this.#used) : block))
  }

  /** What has been read. Throws a `TypeError` for invalid UTF-8, so that it is handled like other broken JSON. */
  text(): string {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return (
      this.parts()
        .map((part) => decoder.decode(part, { stream: true }))
        .join('') + decoder.decode()
    )
  }

  /** Ends the transfer and frees the memory. */
  cancel(): void {
    this.#blocks = []
    this.#next = null
    // The transfer may have failed already.
    this.#reader?.cancel().catch(() => {})
  }

  #append(chunk: Uint8Array): void {
    this.#length += chunk.length
    let rest = chunk
    while (rest.length > 0) {
      let block = this.#blocks.at(-1)
      if (!block || this.#used === block.length) {
        block = new Uint8Array(block ? blockBytes : firstBlockBytes)
        this.#blocks.push(block)
        this.#used = 0
      }
      const part = rest.subarray(0, block.length - this.#used)
      block.set(part, this.#used)
      this.#used += part.length
      rest = rest.subarray(part.length)
    }
  }
}

const firstBlockBytes = 65_536
const blockBytes = 1_048_576
