import type { IncomingMessage } from 'node:http'
import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { basePath } from '@/lib/base-path'
import { siteRedirects } from '@/lib/pages/urls/redirects'
import { findRedirect, locationOf } from '@/lib/settings/redirects'
import type { Exchange } from './exchange'
import { refuse } from './refuse'

/** Responds to a path that the site does not have as redirects.csv says. False where no line is for it. */
export function sendRedirect(exchange: Exchange): boolean {
  const { request, response, path } = exchange
  const found = findRedirect(siteRedirects(), path)
  if (found === null) return false
  const { status } = found.redirect
  if (status === 410) refuse(request, response, status, 'This page no longer exists.')
  else {
    const location = locationOf(found, queryOf(request))
    redirectTo(exchange, status, location.startsWith('/') ? basePath + location : location)
  }
  return true
}

export function redirectTo({ response }: Exchange, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end()
}

/** The query of a request, encoded as in a URL. */
export function queryOf({ url = '' }: IncomingMessage): string {
  const absolute = `http://site.invalid${url}`
  return canParseUrl(absolute) ? new URL(absolute).search : ''
}
