/**
 * Next writes the `Location` of a page's redirect twice on the answer that first makes it: once while rendering, once
 * from the entry it has just stored. Clients that join repeated headers, Node's fetch among them, then follow a broken
 * address. The second, equal one is left out; e2e/addresses.spec.ts says when Next no longer needs this.
 */
export async function register(): Promise<void> {
  const { ServerResponse } = await import('node:http')
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
    const isRepeated = name.toLowerCase() === 'location' && this.getHeader(name) === value
    return isRepeated ? this : append.call(this, name, value)
  }
}
