/**
 * Sends a request, and once more if the server has closed the connection: it does so after five idle seconds, in which a
 * test can be computing.
 */
export function send(request: () => Promise<Response>): Promise<Response> {
  return request().catch((error) => {
    if (!['UND_ERR_SOCKET', 'ECONNRESET'].includes(error?.cause?.code)) throw error
    return request()
  })
}
