import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { findRoute } from '@/lib/pages/urls/route-table'
import { removeInternalHeaders } from './request-headers'

function headersAfter(headers: Record<string, string | string[]>, path = '/preview/health') {
  const request = { headers: { ...headers } } as unknown as IncomingMessage
  removeInternalHeaders(request, findRoute(path))
  return request.headers
}

it('removes headers that only Next.js sends to itself', () => {
  expect(headersAfter({ accept: '*/*', 'next-action': 'x', 'x-middleware-rewrite': '/', rsc: '1' })).toEqual({
    accept: '*/*',
    rsc: '1',
  })
})

it.each(['/en/jobs', '/en/llms.txt', '/', '/icon.svg', '/api/search', '/none'])(
  'removes the headers of the router of Next.js from a request for %s',
  (path) => {
    const sent = { accept: '*/*', rsc: '1', 'next-router-prefetch': '1', 'next-url': '/en' }
    expect(headersAfter(sent, path)).toEqual({ accept: '*/*' })
    expect(headersAfter(sent)).toEqual(sent)
  },
)

const state = encodeURIComponent(JSON.stringify(['', { children: ['en', {}] }, null, null, 16]))

it.each([
  [state, true],
  ['%', false],
  ['x', false],
  ['%5B%5D', false],
  [encodeURIComponent(JSON.stringify(['', { children: 1 }])), false],
])('keeps the state of a router only if Next.js can read it: %s', (value, isKept) => {
  expect(headersAfter({ 'next-router-state-tree': value })).toEqual(
    isKept ? { 'next-router-state-tree': value } : {},
  )
})
