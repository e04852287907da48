import type { Operation } from './operation'
import type { ApiResponse } from './outcome'

type Send = (operation: Operation, path: string) => Promise<ApiResponse | null>

/** Equal requests at the same time receive the response of the first one. Callers must not change it. */
export function shareRequests(send: Send): Send {
  const running = new Map<string, Promise<ApiResponse | null>>()
  return (operation, path) => {
    const earlier = running.get(path)
    if (earlier) return earlier
    const response = send(operation, path).finally(() => running.delete(path))
    running.set(path, response)
    return response
  }
}
