/** A body that cannot be read to its end within the limits. `reason` is `unreadable` where the transfer failed. */
export class BodyProblem extends Error {
  override name = 'BodyProblem'
  constructor(
    readonly reason: 'too-large' | 'timeout' | 'unreadable',
    options?: ErrorOptions,
  ) {
    super(`the body is not read: ${reason}`, options)
  }
}

/** Reads a body to its end. Throws `BodyProblem`, and ends the transfer then. */
export async function readLimitedBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<Buffer> {
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyProblem('timeout')), timeoutMs)
  })
  try {
    while (reader) {
      const { done, value } = await Promise.race([reader.read(), timeout])
      if (done) break
      bytes += value.byteLength
      if (bytes > maxBytes) throw new BodyProblem('too-large')
      chunks.push(value)
    }
  } catch (error) {
    // The transfer may have failed already.
    void reader?.cancel().catch(() => {})
    throw error instanceof BodyProblem ? error : new BodyProblem('unreadable', { cause: error })
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(chunks)
}
