import { unstable_rethrow } from 'next/navigation'
import { respondMissing, respondMoved, respondUnavailable, respondWith } from '@/app/document-response'
import type { Twin } from '@/lib/documents/markdown/markdown-alternates'
import { orLastGood } from '@/lib/documents/stale-if-error'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/** The Markdown twin that `read` finds, with the statuses of its page, and 410 where it can be told. */
export async function respondWithTwin(
  request: Request,
  locale: string,
  read: () => Promise<Twin | 'gone' | null>,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url)
    const isOwn = (twin: Twin | 'gone') => twin !== 'gone' && routes.markdown(twin.path) === pathname
    const twin = isLocale(locale) ? await orLastGood(pathname, read, isOwn) : null
    if (twin === null) return respondMissing('There is nothing at this address.')
    if (twin === 'gone') return respondMissing('This is no longer here.', 410)
    const own = routes.markdown(twin.path)
    // The address as it was asked for, before next.config.mjs led it here: another spelling is another address.
    if (pathname !== own) return respondMoved(own)
    return respondWith(request, {
      body: twin.text,
      type: 'text/markdown; charset=utf-8',
      sharedMaxAge: 60,
      headers: { Link: `<${env.SITE_URL}${twin.path}>; rel="canonical"`, 'X-Robots-Tag': 'noindex' },
    })
  } catch (error) {
    unstable_rethrow(error)
    console.error(error)
    return respondUnavailable()
  }
}
