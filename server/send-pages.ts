import type { IncomingMessage } from 'node:http'
import { isSiteSearch } from '@/lib/pages/urls/document-path'
import { findRoute } from '@/lib/pages/urls/route-table'
import { currentTime } from '@/lib/process/clock'
import { clientOf } from './client-limits'
import type { Exchange, Rule } from './exchange'
import { isOwnRequest } from './limited-requests'
import { sendRedirect } from './redirects'
import { renderInTurn } from './render-in-turn'
import { type CacheStatus, sendPage } from './stored-pages/send-page'
import { isOutdated, isUnusable, type Page, type StoredPage } from './stored-pages/stored-page'

/** For a request of this process. */
const maxRenderings = 3

/** Sends a page that is in memory. An outdated one is rendered again afterwards. */
export const sendPagesInMemory: Rule = (exchange) => {
  const { request, path, pages } = exchange
  const page = pages.inMemory(path)
  if (!page || isUnusable(page, currentTime()) || isTargetOfForm(request, path)) return 'continue'
  return sendStored(exchange, page) ? 'responded' : 'continue'
}

/** Sends a page that is stored elsewhere, and lets Next.js render another one. */
export const sendPages: Rule = async (exchange) => {
  const { request, response, path, target, pages } = exchange
  if (!isPage(target) || isTargetOfForm(request, path)) return 'continue'
  const stored = await pages.find(target)
  if (response.destroyed || (stored && sendStored(exchange, stored))) return 'responded'
  const page = await (isOwnRequest(request) ? renderCurrent(exchange) : renderForVisitor(exchange))
  if (page) send(exchange, page, isOutdatedPage(page) ? 'fwd=miss; detail=outdated' : 'fwd=miss')
  return 'responded'
}

/** Null where the visitor gets no page. */
function renderForVisitor({ request, response, target, pages }: Exchange): Promise<Page | null> {
  const render = () => pages.render(target)
  // Whoever waits for the same page needs no turn.
  return pages.isRendering(target) ? render() : renderInTurn(clientOf(request), request, response, render)
}

/** A page that was invalidated while it was rendered is rendered again. */
async function renderCurrent({ target, pages }: Exchange): Promise<Page> {
  let page = await pages.render(target)
  for (let count = 1; count < maxRenderings && isOutdatedPage(page); count += 1)
    page = await pages.render(target)
  return page
}

/** Whether the stored page is sent: not to this process, which requests the pages of changed records, if the page is outdated. */
function sendStored(exchange: Exchange, page: StoredPage): boolean {
  const isCurrent = !isOutdated(page, currentTime())
  if (!isCurrent && isOwnRequest(exchange.request)) return false
  send(exchange, page, isCurrent ? 'hit' : 'hit; detail=outdated')
  if (!isCurrent) exchange.pages.refresh(exchange.target)
  return true
}

function send(exchange: Exchange, page: Page, cacheStatus: CacheStatus): void {
  const { request, response, headers } = exchange
  // The page of a deleted record is stored with this status.
  if (response.destroyed || (page.status === 404 && sendRedirect(exchange))) return
  sendPage(request, response, page, cacheStatus, headers)
}

function isOutdatedPage(page: Page | StoredPage): boolean {
  return 'renderedAt' in page && isOutdated(page, currentTime())
}

/** Whether a path is that of a page, or of a 404 page. A path with a slash at its end is redirected by Next.js. */
function isPage(path: string): boolean {
  return !path.endsWith('/') && findRoute(path)?.kind === 'page'
}

/** The page of the site search is the target of its form too (next.config.mjs). */
function isTargetOfForm({ url = '' }: IncomingMessage, path: string): boolean {
  const [, query] = url.split('?', 2)
  return query !== undefined && isSiteSearch(path, query)
}
