import { respondWithDocument } from '@/app/cached-document-response'
import { respondWith } from '@/app/document-response'
import { basePath } from '@/lib/base-path'
import { getOpenGraphImage } from '@/lib/documents/og-images/og-images'
import { hasOverlongSegment } from '@/lib/routes'

/** The generated Open Graph image of a page. The path `/cards` is public and stays: social networks cache these URLs. */
export async function GET(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const document = isImagePath(path) ? { path: basePath + path, read: () => getOpenGraphImage(path) } : null
  return respondWithDocument(
    request,
    document,
    (body) => respondWith(request, { body, type: 'image/png', sharedMaxAge: 3600 }),
    'There is no image at this URL.',
  )
}

/** Whether a page may have this image. */
function isImagePath(path: string): boolean {
  return /^\/cards[\w/-]+\.png$/.test(path) && !hasOverlongSegment(path)
}
