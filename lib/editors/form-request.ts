import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { siteOrigin } from '@/lib/env'
import { BodyProblem, readLimitedBody } from '@/lib/process/limited-body'

/** More bytes than the longest field of a form has. */
const limits = { maxBytes: 4_000, timeoutMs: 10_000 }
/** Those of the lines that an editor who is signed in pastes. */
export const listBytes = 4_000_000

/**
 * Whether a request was sent by a page of this site: browsers send `Origin` with every POST, and no page can change it. The
 * site can be open under another host name than that of SITE_URL, for example in a test.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  if (origin === siteOrigin) return true
  return canParseUrl(origin) && new URL(origin).host === headers.get('host')
}

/** Those of this site, for a request from one of its pages: editors copy URLs of the host under which they have opened it. */
export function ownOrigins(headers: Headers): string[] {
  return [siteOrigin, headers.get('origin') ?? siteOrigin]
}

/** The fields of a posted form; null for a body of another type, or that is not read within the limits. */
export async function readForm(
  request: Request,
  maxBytes = limits.maxBytes,
): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  try {
    return new URLSearchParams((await readLimitedBody(request.body, { ...limits, maxBytes })).toString())
  } catch (error) {
    if (error instanceof BodyProblem) return null
    throw error
  }
}
