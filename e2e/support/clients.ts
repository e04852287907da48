/**
 * The site limits the requests of a client. It takes the client from this header, because TRUSTED_PROXIES is 1 in tests, as
 * behind a proxy: otherwise all requests of all tests would be those of one client.
 */
export const clientHeader = 'x-forwarded-for'

/** A private IPv4 address, another one for each call. */
export function clientAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

/** From now on, each `fetch` of this process is a request of another client. */
export function fetchAsManyClients(): void {
  const fetchAsOne = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    headers.set(clientHeader, clientAddress())
    return fetchAsOne(input, { ...init, headers })
  }
}
