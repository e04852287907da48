import { unstable_rethrow } from 'next/navigation'
import { respondMoved, respondNotFound, respondUnavailable, respondWith } from '@/app/document-response'
import type { MarkdownAlternate } from '@/lib/documents/markdown/markdown-alternates'
import { staleIfError } from '@/lib/documents/stale-if-error'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** The Markdown alternate that `read` finds, with the status codes of its page, and 410 for `gone`. */
export async function respondWithMarkdown(
  request: Request,
  locale: string,
  read: () => Promise<MarkdownAlternate | 'gone' | null>,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url)
    const isOwn = (found: MarkdownAlternate | 'gone') =>
      found !== 'gone' && routes.markdown(found.path) === pathname
    const found = isLocale(locale) ? await staleIfError(pathname, read, isOwn) : null
    if (found === null) return respondNotFound('There is no page at this URL.')
    if (found === 'gone') return respondNotFound('This page no longer exists.', 410)
    const ownPath = routes.markdown(found.path)
    // `request.url` is the URL before the rewrite of next.config.mjs.
    if (pathname !== ownPath) return respondMoved(ownPath)
    return respondWith(request, {
      body: found.text,
      type: 'text/markdown; charset=utf-8',
      sharedMaxAge: 60,
      headers: { Link: `<${env.SITE_URL}${found.path}>; rel="canonical"`, 'X-Robots-Tag': 'noindex' },
    })
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return respondUnavailable()
  }
}
