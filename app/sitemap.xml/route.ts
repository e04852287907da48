import { connection } from 'next/server'
import { getSitemapIndex } from '@/lib/documents/sitemaps/sitemaps'
import { respondWithSitemap } from '../sitemap-response'

/** The sitemap index. robots.txt has its URL. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return respondWithSitemap(request, getSitemapIndex)
}
