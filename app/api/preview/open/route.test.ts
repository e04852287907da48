import { beforeEach, expect, it, vi } from 'vitest'
import { routes } from '@/lib/routes'

const secret = 'a-secret-of-the-tests-with-32-characters'
const origin = 'http://site.example'
let editor = ''

vi.mock('next/headers', () => ({
  cookies: async () => new Map([['vitrine_editor', { value: editor }]]),
  headers: async () => new Headers(),
}))

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('PREVIEW_SECRET', secret)
  const { toPreviewToken } = await import('@/lib/preview/preview-token')
  const expires = Math.floor(Date.now() / 1000) + 60
  editor = toPreviewToken(secret, { grant: { kind: 'editor' }, expires }, new Date())
  return () => vi.unstubAllEnvs()
})

async function open(fields: Record<string, string>): Promise<Response> {
  const { POST } = await import('./route')
  const url = origin + routes.openPreview()
  const headers = { origin, host: new URL(origin).host }
  return POST(new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) }))
}

it('shows the site at a time, and says what is wrong with a text that is none', async () => {
  const opened = await open({ at: '2030-01-08T09:00' })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('2030-01-08'),
  ])
  for (const at of ['foo', '', '2030-13-08T09:00']) {
    const refused = await open({ at })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      error: 'validation_failed',
      error_description: expect.stringContaining('not a date and a time'),
    })
  }
})

it('says that a text names no record', async () => {
  const refused = await open({ target: 'no record' })
  expect(refused.status).toBe(404)
  expect((await refused.json()).error_description).toContain('neither the URL')
})
