import type { ServerResponse } from 'node:http'
import { findStoredEtag } from '@/lib/process/stored-paths'
import { isCurrent } from '@/lib/process/validators'
import type { Rule } from './exchange'
import { isOfLocale } from './request-target'

/**
 * Responds 304 to a request that names the ETag of the page (RFC 9110, section 13.1.2). The page cache stores the ETag with
 * the page: `generateEtags` of Next.js reads the whole page again for each request.
 */
export const respondToConditions: Rule = ({ request: { headers }, response, path }) => {
  // The payload of a client-side navigation is stored with the page, and is another representation of it.
  const isPayload = 'rsc' in headers
  if (!isOfLocale(path) || (!isPayload && !('if-none-match' in headers))) return 'continue'
  const ofRepresentation = (etag: string) => (isPayload ? etag.replace(/"$/, '-rsc"') : etag)
  const isNamed = (etag: string) => isCurrent({ ifNoneMatch: headers['if-none-match'] }, { etag })
  const stored = findStoredEtag(path)
  // The response is most likely 304: Next.js would compress its body before it is known that it is not sent.
  if (stored !== null && isNamed(ofRepresentation(stored))) delete headers['accept-encoding']
  const writeHead = response.writeHead
  response.writeHead = function writeConditionally(this: ServerResponse, ...args: unknown[]) {
    const sent = this.getHeader('etag')
    if (typeof sent === 'string' && this.statusCode === 200) {
      const etag = ofRepresentation(sent)
      this.setHeader('ETag', etag)
      if (isNamed(etag)) {
        for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) this.removeHeader(name)
        this.statusCode = 304
        return writeHead.call(this, 304)
      }
    }
    return writeHead.apply(this, args as Parameters<typeof writeHead>)
  } as typeof writeHead
  return 'continue'
}
