export const isBrowser = typeof window !== 'undefined'

/** What the queries of both boards have in common. */
export const boardOptions = {
  staleTime: 60_000,
  retry: 1,
  // Without a network the request fails and can be repeated, instead of waiting.
  networkMode: 'always',
  // The list does not change while it is read.
  refetchOnWindowFocus: false,
  // Next.js ends the static rendering of a page that reads the clock, as React Query does for an enabled query.
  enabled: isBrowser,
} as const

export function readNow(): number {
  return isBrowser ? Date.now() : 0
}
