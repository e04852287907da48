import type { ServerResponse } from 'node:http'

const errorHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** Next.js sends the text of an error of the image optimizer without its type, and without forbidding caches to store it. */
export function completeImageErrors(response: ServerResponse): void {
  const writeHead = response.writeHead
  response.writeHead = function writeComplete(this: ServerResponse, ...args: unknown[]) {
    if (Number(args[0]) >= 400)
      for (const [name, value] of Object.entries(errorHeaders))
        if (!this.hasHeader(name)) this.setHeader(name, value)
    return writeHead.apply(this, args as Parameters<typeof writeHead>)
  } as typeof writeHead
}
