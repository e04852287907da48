/** The host name of a URL without `www.`. */
export function toHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
