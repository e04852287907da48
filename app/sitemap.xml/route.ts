import { connection } from 'next/server'
import { getSitemapIndex } from '@/lib/documents/sitemaps/sitemaps'
import { routes } from '@/lib/routes'
import { respondWithSitemap } from '../sitemap-response'

/** The index names every other sitemap: it takes longer to read than any of them. */
const deadlineMs = 25_000

/** The sitemap index. robots.txt has its URL. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return respondWithSitemap(request, { path: routes.sitemapIndex(), read: getSitemapIndex, deadlineMs })
}
