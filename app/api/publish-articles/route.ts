import { surfacesOf } from '@/lib/publishing/affected-urls'
import { expireWithout, readDue } from '@/lib/publishing/publish-articles'
import { dueKey } from '@/lib/publishing/publish-scheduler'

/** For this process's own clock alone: what became due is let onto every page, and those that show it are named. */
export async function POST(request: Request): Promise<Response> {
  const key = dueKey()
  if (key === null || request.headers.get('authorization') !== `Bearer ${key}`) {
    return new Response(null, { status: 404 })
  }
  const { since }: { since: number } = await request.json()
  const now = new Date()
  const articles = await readDue(new Date(since), now)
  if (articles.length > 0) expireWithout(articles)
  return Response.json({ until: now.getTime(), paths: [...new Set(articles.flatMap(surfacesOf))] })
}
