import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const secret = vi.hoisted(() => {
  process.env.PREVIEW_SECRET = 'a-secret-of-the-tests-with-32-characters'
  return process.env.PREVIEW_SECRET
})

import { findRoute } from '@/lib/pages/urls/route-table'
import { toPreviewToken } from '@/lib/preview/preview-token'
import type { Exchange } from './exchange'
import {
  isPreviewRequest,
  isRefused,
  parseFramePath,
  showPagesOfEditors,
  showPreviews,
} from './preview-request'

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

describe('a preview', () => {
  const editor = toPreviewToken(secret, { grant: { kind: 'editor' }, expires: inSeconds(60) }, now)
  const opened: Exchange[] = []
  const cookies = `__prerender_bypass=id; vitrine_preview=${valid}`

  function open(path: string, cookie = ''): Exchange {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: path, headers: { cookie } })
    const route = findRoute(path)
    const exchange = { request, response: new ServerResponse(request), path, route, target: path }
    opened.push(exchange as unknown as Exchange)
    return exchange as unknown as Exchange
  }

  /** Lets previews hold all places of the queue, so that the next rendering waits. */
  async function fillQueue(): Promise<void> {
    for (let count = 0; count < 6; count += 1)
      expect(await showPagesOfEditors(open(`/preview/${valid}/bar`))).toBe('render')
  }

  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-preview-'))
    mkdirSync(join(folder, '.next'))
    writeFileSync(join(folder, '.next/prerender-manifest.json'), '{ "preview": { "previewModeId": "id" } }')
    const earlier = process.cwd()
    process.chdir(folder)
    await fillQueue()
    return () => {
      process.chdir(earlier)
      rmSync(folder, { recursive: true })
      for (const { response } of opened.splice(0)) response.emit('close')
    }
  })

  it.each([
    ['with a link to a record', showPagesOfEditors, `/preview/${valid}/en/jobs`, ''],
    ['whose link has expired', showPagesOfEditors, `/preview/${expired}/bar`, ''],
    ['with cookies', showPreviews, '/en/jobs', cookies],
    [
      'with the token of a record as that of an editor',
      showPreviews,
      '/en',
      `${cookies}; vitrine_editor=${valid}`,
    ],
    [
      'with the token of an editor as that of a preview',
      showPagesOfEditors,
      '/preview',
      `vitrine_preview=${editor}`,
    ],
  ])('%s waits its turn', async (_, rule, path, cookie) => {
    let decision: unknown = null
    const waiting = Promise.resolve(rule(open(path, cookie))).then((decided) => {
      decision = decided
    })
    await new Promise(setImmediate)
    expect(decision).toBeNull()
    opened[0]?.response.emit('close')
    await waiting
    expect(decision).toBe('render')
  })

  it.each([
    [showPagesOfEditors, `/preview/${valid}/en/jobs`, `vitrine_editor=${editor}`],
    [showPagesOfEditors, '/preview/health', `vitrine_editor=${editor}`],
    [showPreviews, '/en/jobs', `${cookies}; vitrine_editor=${editor}`],
  ])('of an editor who is signed in waits for nobody: %o %s', async (rule, path, cookie) => {
    expect(await rule(open(path, cookie))).toBe('render')
  })
})

describe('a path of the preview without cookies', () => {
  it('has a token and the path of a page', () => {
    expect(parseFramePath(`/preview/${valid}/en/jobs`)).toEqual({ token: valid, pagePath: '/en/jobs' })
    expect(parseFramePath(`/preview/${valid}/en`)).toEqual({ token: valid, pagePath: '/en' })
    for (const path of [`/preview/${valid}`, `/preview/${valid}/bar`, '/preview/health/x', '/en/jobs'])
      expect(parseFramePath(path)).toBeNull()
  })

  it('is refused once its token has expired or is altered', async () => {
    expect(await Promise.all([valid, expired, `${valid}x`].map(isRefused))).toEqual([false, true, true])
  })
})
