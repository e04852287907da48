/**
 * Next writes the `Location` of a page's redirect twice on the answer that first makes it: once while rendering, once
 * from the entry it has just stored. Clients that join repeated headers, Node's fetch among them, then follow a broken
 * address. The second, equal one is left out; e2e/addresses.spec.ts says when Next no longer needs this.
 */
export async function register(): Promise<void> {
  // Compiled for two runtimes, of which the other has no such module; Next itself fills in the name.
  // biome-ignore lint/style/noProcessEnv: not a setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { ServerResponse } = await import('node:http')
    const append = ServerResponse.prototype.appendHeader
    ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
      const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
      return isRepeated ? this : append.call(this, name, value)
    }
  }
}
