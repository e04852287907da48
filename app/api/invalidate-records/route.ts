import { revalidatePath, revalidateTag } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import { openStore } from '@/lib/data/store'
import { logError } from '@/lib/process/log'
import { type InvalidationRequest, invalidateChanges } from '@/lib/publishing/invalidate-changes'
import { compareJobs } from '@/lib/publishing/job-references'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'

const invalidator = {
  revalidateTag,
  revalidateEverything: () => revalidatePath('/', 'layout'),
  compareJobs,
}

/**
 * Called by this process only; 404 for every other caller. Next.js invalidates tags at the end of a request, so the pages are
 * requested after it. 503 where the store cannot be read.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!isOwnAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 404, headers })
  }
  try {
    const own: InvalidationRequest = await request.json()
    return Response.json(await invalidateChanges(openStore(), own, invalidator, new Date()), { headers })
  } catch (error) {
    unstable_rethrow(error)
    logError('The changes of the store cannot be read', error)
    return new Response(null, { status: 503, headers })
  }
}
