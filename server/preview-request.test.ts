import type { IncomingMessage } from 'node:http'
import { describe, expect, it, vi } from 'vitest'

const secret = vi.hoisted(() => {
  process.env.PREVIEW_SECRET = 'a-secret-of-the-tests-with-32-characters'
  return process.env.PREVIEW_SECRET
})

import { toPreviewToken } from '@/lib/preview/preview-token'
import { hasEditorAccess, isPreviewRequest, isRefused, parseFramePath } from './preview-request'

const grant = { kind: 'record', type: 'job', reference: 'X', locale: 'en' } as const
const now = new Date()
const inSeconds = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds
const valid = toPreviewToken(secret, { grant, expires: inSeconds(60) }, now)
const expired = toPreviewToken(secret, { grant, expires: inSeconds(-1) }, now)

function request(cookie: string | undefined, headers: Record<string, string> = {}) {
  return {
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
  } as unknown as IncomingMessage
}

const isPreview = (sent: IncomingMessage) => isPreviewRequest(sent, () => 'id')

describe('a request with the cookie of draft mode', () => {
  it('of another build, or where there is no preview, loses it', () => {
    for (const [value, draftMode] of [
      ['of-another-build', 'id'],
      ['id', null],
    ] as const) {
      const sent = request(`__prerender_bypass=${value}; vitrine_preview=${valid}`)
      expect(isPreviewRequest(sent, () => draftMode)).toBe(false)
      expect(sent.headers.cookie).toBe(`vitrine_preview=${valid}`)
    }
  })

  it('is of the preview with a valid token', () => {
    expect(isPreview(request(`a=b; __prerender_bypass=id; vitrine_preview=${valid}`))).toBe(true)
  })

  it('loses draft mode without a valid token, and keeps its other cookies', () => {
    for (const other of [
      '',
      `; vitrine_preview=${expired}`,
      `; vitrine_preview=${valid}x`,
      `; vitrine_editor=${valid}`,
    ]) {
      const sent = request(`a=b; __prerender_bypass=id${other}`)
      expect(isPreview(sent)).toBe(false)
      expect(sent.headers.cookie).toBe(`a=b${other}`)
    }
  })

  it.each([
    '__prerender_bypass',
    '__next_preview_data=x',
    '__next_preview_data',
    '__prerender_bypass=x; __next_preview_data=y',
  ])('loses what Next.js would respond to with a cookie: %s', (cookie) => {
    const sent = request(`a=b; ${cookie}; c=d`)
    expect(isPreview(sent)).toBe(false)
    expect(sent.headers.cookie).toBe('a=b; c=d')
  })

  it('of the preview loses the other cookie of Next.js', () => {
    const sent = request(`__next_preview_data=y; __prerender_bypass=id; vitrine_preview=${valid}`)
    expect(isPreview(sent)).toBe(true)
    expect(sent.headers.cookie).toBe(`vitrine_preview=${valid}; __prerender_bypass=id`)
  })
})

it('a request without that cookie is not of the preview, and is not changed', () => {
  for (const cookie of [undefined, 'a=b', `vitrine_preview=${valid}`]) {
    const sent = request(cookie)
    expect(isPreview(sent)).toBe(false)
    expect(sent.headers.cookie).toBe(cookie)
  }
})

it('gives access to pages of editors with a valid token in the path, and with the cookie of an editor', () => {
  const editor = toPreviewToken(secret, { grant: { kind: 'editor' }, expires: inSeconds(60) }, now)
  expect(hasEditorAccess(request(undefined), `/preview/${valid}/bar`)).toBe(true)
  expect(hasEditorAccess(request(`vitrine_editor=${editor}`), '/preview/health')).toBe(true)
  for (const [cookie, path] of [
    [undefined, '/preview'],
    [undefined, `/preview/${expired}/bar`],
    [`vitrine_editor=${valid}`, '/preview/health'],
    [`vitrine_preview=${editor}`, '/preview'],
  ] as const)
    expect(hasEditorAccess(request(cookie), path), path).toBe(false)
})

describe('a path of the preview without cookies', () => {
  it('has a token and the path of a page', () => {
    expect(parseFramePath(`/preview/${valid}/en/jobs`)).toEqual({ token: valid, pagePath: '/en/jobs' })
    expect(parseFramePath(`/preview/${valid}/en`)).toEqual({ token: valid, pagePath: '/en' })
    for (const path of [`/preview/${valid}`, `/preview/${valid}/bar`, '/preview/health/x', '/en/jobs'])
      expect(parseFramePath(path)).toBeNull()
  })

  it('is refused once its token has expired or is altered', () => {
    expect([valid, expired, `${valid}x`].map(isRefused)).toEqual([false, true, true])
  })
})
