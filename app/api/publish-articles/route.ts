import { publishArticles } from '@/lib/publishing/publish-articles'
import { isOwnAuthorization } from '@/lib/publishing/scheduler-state'
import { updateJobs } from '@/lib/publishing/update-jobs'
import { warmDirectoriesOnce } from '@/lib/publishing/warm-once'

/** Called by the publish scheduler of this process only; 404 for every other caller. It reads no body. */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!isOwnAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 404, headers })
  }
  const [result, jobPaths] = await Promise.all([
    publishArticles(new Date()),
    updateJobs(),
    warmDirectoriesOnce(),
  ])
  return Response.json({ ...result, paths: [...result.paths, ...jobPaths] }, { headers })
}
