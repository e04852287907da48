import { findPage } from '@/lib/pages/find-page'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'

/**
 * Called by the request hook of this process only; 404 for every other caller. 503 where the page cannot be read: Next.js
 * then renders the page, and with it the error. It reads no body.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!isOwnAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 404, headers })
  }
  const path = new URL(request.url).searchParams.get('path') ?? ''
  try {
    return Response.json(await findPage(path), { headers })
  } catch {
    return new Response(null, { status: 503, headers })
  }
}
