import { describe, expect, it } from 'vitest'
import { readLimitedBody } from './limited-body'

const limits = { maxBytes: 10, timeoutMs: 50 }

function streamOf(
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  cancel?: () => void,
) {
  return new ReadableStream<Uint8Array>({ pull, ...(cancel ? { cancel } : {}) })
}

describe('readLimitedBody', () => {
  it('joins all chunks of a body, and reads no body as empty', async () => {
    const body = new Response('ten bytes!').body
    expect((await readLimitedBody(body, limits)).toString()).toBe('ten bytes!')
    expect(await readLimitedBody(null, limits)).toHaveLength(0)
  })

  it('stops after the chunk that has too many bytes, and ends the transfer', async () => {
    let chunks = 0
    let isCancelled = false
    const endless = streamOf(
      (controller) => {
        chunks += 1
        controller.enqueue(new Uint8Array(4))
      },
      () => {
        isCancelled = true
      },
    )
    await expect(readLimitedBody(endless, limits)).rejects.toMatchObject({ reason: 'too-large' })
    expect(chunks).toBeLessThan(6)
    expect(isCancelled).toBe(true)
  })

  it('stops at the time limit, however many bytes have arrived', async () => {
    const silent = streamOf(() => new Promise(() => {}))
    await expect(readLimitedBody(silent, limits)).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('reports a transfer that fails', async () => {
    const broken = streamOf((controller) => controller.error(new Error('connection closed')))
    await expect(readLimitedBody(broken, limits)).rejects.toMatchObject({ reason: 'unreadable' })
  })
})
