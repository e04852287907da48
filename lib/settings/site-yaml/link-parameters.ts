/** Parameters of a query: this file also runs in the browser. */
export type LinkParameters = Readonly<Record<string, string>>

/** Short texts: an e-mail address is none. */
export const parameterValue = /^[\p{L}\p{N} _.~:|+-]{1,100}$/u

/** Those of a query that have one of the names, and a value that says where a visit comes from. */
export function readParameters(query: string, names: readonly string[]): LinkParameters {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name) ?? ''
      return parameterValue.test(value) ? [[name, value]] : []
    }),
  )
}

/** A URL with these parameters at the end of its query, but those that it has already. */
export function withParameters(link: string, parameters: LinkParameters): string {
  const url = new URL(link)
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    url.searchParams.has(name) ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  if (added.length === 0) return link
  // What is there stays as it is written: some forms read no other spelling.
  url.search = [url.search.slice(1), ...added].filter(Boolean).join('&')
  return url.href
}
