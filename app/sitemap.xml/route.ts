import { connection } from 'next/server'
import { getSitemapIndex } from '@/lib/documents/sitemaps/sitemaps'
import { routes } from '@/lib/routes'
import { respondWithDocument } from '../cached-document-response'
import { respondWithXml } from '../sitemap-response'

const path = routes.sitemapIndex()

/** The sitemap index. robots.txt has its URL. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return respondWithDocument(request, { path, read: getSitemapIndex }, (xml) => respondWithXml(request, xml))
}
