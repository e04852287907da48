/**
 * The row of an error in the data of a page. React escapes the quotes of texts up to 1,000 characters. It writes longer ones as they
 * are, but the frame of a redirect has none.
 */
const errorRow = /^[\da-f]+:E\{"digest":"NEXT_REDIRECT;(?:replace|push);(\/(?!\/)[^"\\\n]*);\d{3};"\}$/m

/**
 * The path to which a rendered page redirects, from the data of the page; null where there is none. Next.js stores the
 * `location` header of the response: if that was sent before the page was rendered again, it has none, or that of before.
 */
export function redirectLocation(data: Uint8Array | undefined): string | null {
  return errorRow.exec(Buffer.from(data ?? []).toString())?.[1] ?? null
}
