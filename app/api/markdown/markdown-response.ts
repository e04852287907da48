import { respondWithDocument } from '@/app/cached-document-response'
import { respondMoved, respondNotFound, respondWith } from '@/app/document-response'
import type { MarkdownAlternate } from '@/lib/documents/markdown/markdown-alternates'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

type Found = MarkdownAlternate | 'gone'

/** `page` is the path of the page that the request names. */
type RequestedAlternate = { page: string; read: () => Promise<Found | null> }

/** The Markdown alternate of a request, with the status codes of its page, and 410 for `gone`. */
export async function respondWithMarkdown(
  request: Request,
  alternate: RequestedAlternate | null,
): Promise<Response> {
  const document = alternate && { path: routes.markdown(alternate.page), read: alternate.read }
  return respondWithDocument(request, document, (found) => {
    if (found === 'gone') return respondNotFound('This page no longer exists.', 410)
    if (found.path !== document?.path) return respondMoved(found.path)
    return respondWith(request, {
      body: found.text,
      type: 'text/markdown; charset=utf-8',
      sharedMaxAge: 60,
      headers: { Link: `<${absoluteUrl(found.page)}>; rel="canonical"`, 'X-Robots-Tag': 'noindex' },
    })
  })
}
