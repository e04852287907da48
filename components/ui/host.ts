/** The name of the site an address leads to, as people write it. */
export function toHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
