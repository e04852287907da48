import { revalidationRequest } from '@vitrine/api-contract/revalidation'
import { unstable_rethrow } from 'next/navigation'
import { logError } from '@/lib/process/log'
import { invalidateRecords } from '@/lib/publishing/invalidate-records'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'

/**
 * Called by this process only; 404 for every other caller. Next.js invalidates tags at the end of a request, so the pages are
 * requested after it. 503 where the API cannot be read.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!isOwnAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 404, headers })
  }
  try {
    const { changes, dry_run } = revalidationRequest.parse(await request.json())
    return Response.json(await invalidateRecords(changes, dry_run), { headers })
  } catch (error) {
    unstable_rethrow(error)
    logError('The changed records cannot be read', error)
    return new Response(null, { status: 503, headers })
  }
}
