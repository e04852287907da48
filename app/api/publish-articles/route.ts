import { publishArticles } from '@/lib/publishing/publish-articles'
import { schedulerKey } from '@/lib/publishing/publish-scheduler'

/** Called by the publish scheduler of this process only; 404 for every other caller. */
export async function POST(request: Request): Promise<Response> {
  const key = schedulerKey()
  if (key === null || request.headers.get('authorization') !== `Bearer ${key}`) {
    return new Response(null, { status: 404 })
  }
  const { since }: { since: number } = await request.json()
  const now = new Date()
  return Response.json({ until: now.getTime(), paths: await publishArticles(new Date(since), now) })
}
