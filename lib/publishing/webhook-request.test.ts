import { Webhook as Sender } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { readWebhook, WebhookProblem } from './webhook-request'
import { respondOnce } from './webhook-responses'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const now = new Date('2026-05-01T12:00:00Z')

type Options = { id?: string; at?: Date; key?: string; sent?: string; signature?: string }

/** A request that the reference implementation of Standard Webhooks signs. `sent` replaces the body after that. */
function makeRequest(
  body: string,
  { id = 'msg_1', at = now, key = secret, sent = body, signature }: Options = {},
) {
  return new Request('http://site.example/api/revalidate', {
    method: 'POST',
    body: sent,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature ?? new Sender(key).sign(id, at, body),
    },
  })
}

const statusOf = (request: Request) =>
  readWebhook(request, secret, now).then(
    () => 200,
    (error: unknown) => (error instanceof WebhookProblem ? error.status : 500),
  )
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

describe('a webhook', () => {
  test('is accepted with a signature of the reference implementation, in any language', async () => {
    const body = '{"text": "métiers 日本語"}'
    const { id, body: bytes } = await readWebhook(makeRequest(body), secret, now)
    expect([id, Buffer.from(bytes).toString()]).toEqual(['msg_1', body])
  })

  test('is accepted where one of several signatures is right, as after a change of the secret', async () => {
    const right = new Sender(secret).sign('msg_1', now, '{}')
    const other = new Sender(`whsec_${'B'.repeat(32)}`).sign('msg_1', now, '{}')
    expect(await statusOf(makeRequest('{}', { signature: `v1a,x ${other} ${right}` }))).toBe(200)
  })

  test.each<[string, Options]>([
    ['another secret', { key: `whsec_${'A'.repeat(32)}` }],
    ['another body', { sent: '{"a":1}' }],
    ['an old timestamp', { at: minutes(-5.1) }],
    ['a timestamp in the future', { at: minutes(5.1) }],
    ['no signature', { signature: '' }],
    [
      'a signature of another version',
      { signature: new Sender(secret).sign('msg_1', now, '{}').replace('v1', 'v2') },
    ],
    ['an id with a dot, which could be a part of the timestamp', { id: 'msg.1' }],
    ['a long id', { id: 'x'.repeat(201) }],
    ['more signatures than a sender has', { signature: 'v1,x '.repeat(1_000) }],
  ])('is refused with %s', async (_, options) => {
    expect(await statusOf(makeRequest('{}', options))).toBe(401)
  })

  test('is refused when its body is too large, also where no length is named', async () => {
    const large = 'x'.repeat(300_000)
    expect(await statusOf(makeRequest(large))).toBe(413)
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1
        controller.enqueue(Buffer.alloc(65_536))
      },
    })
    const { headers } = makeRequest('{}')
    const init = { method: 'POST', body: endless, headers, duplex: 'half' }
    expect(await statusOf(new Request('http://site.example/api/revalidate', init as RequestInit))).toBe(413)
    expect(sent).toBeLessThan(10)
  })
})

describe('a repeated webhook', () => {
  const body = Buffer.from('{}')

  test('gets the first response, also while that is not there yet', async () => {
    const running: ((response: string) => void)[] = []
    const respond = () => new Promise<string>((resolve) => running.push(resolve))
    const send = (timestamp: string) => respondOnce({ id: 'a', timestamp, body }, respond)
    const responses = Promise.all(['1', '2', '3'].map(send))
    await expect.poll(() => running.length).toBe(1)
    running[0]?.('response 1')
    expect([...(await responses), await send('4')]).toEqual(Array(4).fill('response 1'))
  })

  test('is refused with another body', async () => {
    await respondOnce({ id: 'b', timestamp: '1', body }, async () => 'x')
    const other = respondOnce({ id: 'b', timestamp: '2', body: Buffer.from('[]') }, async () => 'y')
    await expect(other).rejects.toMatchObject({ status: 409 })
  })

  test('is refused with the timestamp of an earlier one, also while that is handled', async () => {
    let calls = 0
    const send = (timestamp: string) =>
      respondOnce({ id: 'd', timestamp, body }, async () => {
        calls += 1
        return 'x'
      })
    const first = send('1')
    for (const timestamp of ['1', '1']) await expect(send(timestamp)).rejects.toMatchObject({ status: 409 })
    expect([await first, await send('2')]).toEqual(['x', 'x'])
    await expect(send('2')).rejects.toMatchObject({ status: 409 })
    expect(calls).toBe(1)
  })

  test('is handled again after a failure', async () => {
    const failing = respondOnce({ id: 'c', timestamp: '1', body }, async () =>
      Promise.reject(new Error('down')),
    )
    await expect(failing).rejects.toThrow('down')
    expect(await respondOnce({ id: 'c', timestamp: '1', body }, async () => 'x')).toBe('x')
  })
})
