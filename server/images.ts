import type { ServerResponse } from 'node:http'
import type { Rule } from './exchange'
import { isCanonicalImageQuery } from './image-url'
import { refuse } from './refuse'

/** Next.js sends the text of an error of the image optimizer without its type. */
function completeImageErrors(response: ServerResponse): void {
  const writeHead = response.writeHead
  response.writeHead = function writeComplete(this: ServerResponse, ...args: unknown[]) {
    if (Number(args[0]) >= 400 && !this.hasHeader('content-type'))
      this.setHeader('Content-Type', 'text/plain; charset=utf-8')
    return writeHead.apply(this, args as Parameters<typeof writeHead>)
  } as typeof writeHead
}

/** Another spelling of the URL of an image is refused. */
export const checkImages: Rule = ({ request, response, path }) => {
  // Next.js accepts a slash after the path of the optimizer.
  if (!path.startsWith('/_next/image')) return 'continue'
  if (path !== '/_next/image' || !isCanonicalImageQuery((request.url ?? '').slice(path.length))) {
    refuse(request, response, 400, 'Bad request')
    return 'responded'
  }
  completeImageErrors(response)
  return 'continue'
}
