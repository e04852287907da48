import { unstable_rethrow } from 'next/navigation'
import { respondWithError } from '@/app/api/search/json-response'
import { respondWith } from '@/app/document-response'
import { getFrame } from '@/lib/documents/frames/frame'
import { toOembed, toOembedXml } from '@/lib/documents/frames/oembed'
import { findPage } from '@/lib/pages/urls/find-page'
import { notFoundPathOf } from '@/lib/pages/urls/not-found-path'
import { logError } from '@/lib/process/log'
import { paths } from '@/lib/routes'
import { sitePathOf } from '@/lib/seo/absolute-url'
import { anyOrigin } from '@/lib/settings/security-headers'

/** The oEmbed provider of the pages of articles and jobs (docs/elsewhere.md). */
export async function GET(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const format = parameters.get('format') ?? 'json'
  const sizes = ['maxwidth', 'maxheight'].map((name) => readPixels(parameters.get(name)))
  const [width, height] = sizes
  if (width === undefined || height === undefined) return respondInvalid('maxwidth and maxheight are numbers')
  const path = sitePathOf(parameters.get('url') ?? '')
  if (format !== 'json' && format !== 'xml')
    return respondWithError(501, 'not_implemented', 'The formats are json and xml.', anyOrigin)
  if (path === null) return respondNotFound()
  if (`${path}/`.startsWith(`${paths.editors()}/`))
    return respondWithError(401, 'unauthorized', 'The URL is that of a preview.', anyOrigin)
  try {
    const frame = await findFrame(path)
    if (frame === null) return respondNotFound()
    const oembed = toOembed(frame, { width, height })
    return respondWith(request, {
      body: format === 'json' ? JSON.stringify(oembed) : toOembedXml(oembed),
      type: format === 'json' ? 'application/json' : 'text/xml; charset=utf-8',
      sharedMaxAge: 60,
      headers: anyOrigin,
    })
  } catch (error) {
    unstable_rethrow(error)
    logError('An oEmbed response cannot be made', error, { path })
    return respondWithError(503, 'unavailable', 'The page cannot be read now. Try again later.', {
      'Retry-After': '60',
    })
  }
}

/** Also by a URL with an earlier slug or date. */
async function findFrame(path: string) {
  if (notFoundPathOf(path) !== null) return null
  const found = await findPage(path)
  return found.kind === 'none' ? null : getFrame(found.kind === 'page' ? path : found.path)
}

/** Null for a size that is not given, undefined for one that is not valid. */
function readPixels(text: string | null): number | null | undefined {
  if (text === null) return null
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

function respondInvalid(description: string): Response {
  return respondWithError(400, 'validation_failed', description, anyOrigin)
}

function respondNotFound(): Response {
  return respondWithError(404, 'not_found', 'No article or job has this URL.', anyOrigin)
}
