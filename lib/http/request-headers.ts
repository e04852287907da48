import type { IncomingMessage } from 'node:http'

/** They control internal functions of Next.js, or would be read into a page. No visitor's browser sends them. */
const internalHeaders = [
  'content-security-policy',
  'content-security-policy-report-only',
  'next-action',
  'next-resume',
  'x-forwarded-host',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
]
const internalPrefixes = ['x-invoke-', 'x-middleware-', 'x-next-resume', 'x-now-', 'x-nextjs-']

/** Removes the request headers that only Next.js itself, or the platform it was written for, may send. */
export function removeInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of internalHeaders) delete headers[name]
  for (const name of Object.keys(headers))
    if (name.startsWith('x-') && internalPrefixes.some((prefix) => name.startsWith(prefix)))
      delete headers[name]
}
