import { env } from '@/lib/env'

/** More than the longest field of a form. */
const maxBytes = 4_000

/**
 * Whether a request was sent by a page of this site: browsers send `Origin` with every POST, and no page can change it. The
 * site can be open under another host name than that of SITE_URL, for example in a test.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  if (origin === env.SITE_URL) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** The fields of a posted form; null for a body that is longer than a form or of another type. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') || !request.body) return null
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBytes) return null
  }
  return new URLSearchParams(text)
}
