import { respondWithDocument } from '@/app/cached-document-response'
import { respondMoved, respondWith } from '@/app/document-response'
import { basePath } from '@/lib/base-path'
import { getFrame } from '@/lib/documents/frames/frame'
import { frameHeaders, frameHtml, missingFrameHtml } from '@/lib/documents/frames/frame-html'
import { parseFrame, routes } from '@/lib/routes'

const type = 'text/html; charset=utf-8'

/** The page of an article or a job for a frame on another site. */
export async function GET(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const page = parseFrame(path)
  const document =
    page === null
      ? null
      : { path: basePath + path, read: async () => ({ page, frame: await getFrame(page) }) }
  return respondWithDocument(request, document, ({ page, frame }) => {
    if (frame === null) {
      const headers = { ...frameHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' }
      return new Response(missingFrameHtml(page), { status: 404, headers })
    }
    const own = routes.frame(frame.path)
    if (own !== basePath + path) return respondMoved(own)
    return respondWith(request, { body: frameHtml(frame), type, sharedMaxAge: 60, headers: frameHeaders })
  })
}
