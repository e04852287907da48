import { connection } from 'next/server'
import { getSitemapIndex, type SitemapIndex } from '@/lib/documents/sitemaps/sitemaps'
import type { Codec } from '@/lib/documents/stored-copies'
import { routes } from '@/lib/routes'
import { respondWithDocument } from '../cached-document-response'
import { respondWithXml } from '../sitemap-response'

const path = routes.sitemapIndex()

/** The index names every other sitemap: it takes longer to read than any of them. */
const deadlineMs = 25_000

/** Only complete indexes are stored. */
const codec: Codec<SitemapIndex> = {
  encode: ({ xml }) => Buffer.from(xml),
  decode: (bytes) => ({ xml: bytes.toString(), isComplete: true }),
}

const isComplete = (index: SitemapIndex) => index.isComplete

/** The sitemap index. robots.txt has its URL. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const document = {
    ...{ kind: 'sitemaps' as const, path, key: path },
    ...{ read: getSitemapIndex, codec, isComplete, deadlineMs },
  }
  return respondWithDocument(request, document, ({ xml }) => respondWithXml(request, xml))
}
