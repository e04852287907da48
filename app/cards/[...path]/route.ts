import { respondNotFound, respondWith } from '@/app/document-response'
import { getOpenGraphImage } from '@/lib/documents/og-images/og-images'

/** The generated Open Graph image of a page. The path `/cards` is public and stays: social networks cache these URLs. */
export async function GET(request: Request): Promise<Response> {
  const body = await getOpenGraphImage(new URL(request.url).pathname)
  return body
    ? respondWith(request, { body, type: 'image/png', sharedMaxAge: 3600 })
    : respondNotFound('There is no image at this URL.')
}
