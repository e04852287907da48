import { connection } from 'next/server'
import { getSitemapIndex } from '@/lib/documents/sitemaps/sitemaps'
import { respondWithSitemap } from '../sitemap-response'

/** The index of all sitemaps; robots.txt names it. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return respondWithSitemap(request, getSitemapIndex)
}
