import { respondWithDocument } from '@/app/cached-document-response'
import { respondMoved, respondWith } from '@/app/document-response'
import { basePath } from '@/lib/base-path'
import { getFrame } from '@/lib/documents/frames/frame'
import { frameHeaders, frameHtml } from '@/lib/documents/frames/frame-html'
import { parseFrame, routes } from '@/lib/routes'

/** The page of an article or a job for a frame on another site. The server responds to paths of pages that do not exist. */
export async function GET(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const page = parseFrame(path)
  return respondWithDocument(
    request,
    page === null ? null : { path: basePath + path, read: () => getFrame(page) },
    (frame) => {
      const own = routes.frame(frame.path)
      if (own !== basePath + path) return respondMoved(own)
      const type = 'text/html; charset=utf-8'
      return respondWith(request, { body: frameHtml(frame), type, sharedMaxAge: 60, headers: frameHeaders })
    },
  )
}
