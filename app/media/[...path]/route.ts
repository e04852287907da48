import { readFile } from 'node:fs/promises'
import { respondNotFound } from '@/app/document-response'
import { findMediaFile, mediaCacheControl, mediaType } from '@/lib/process/media-files'

/** For the image optimizer and `next dev`: the server of the site sends these files itself. */
export async function GET(request: Request): Promise<Response> {
  const file = findMediaFile(new URL(request.url).pathname)
  if (file === null) return respondNotFound('There is no file at this URL.')
  const headers = { 'Content-Type': mediaType(file), 'Cache-Control': mediaCacheControl }
  return new Response(new Uint8Array(await readFile(file)), { headers })
}
