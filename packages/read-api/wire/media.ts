/** Makes a site-relative address absolute; others pass. */
export type Media = (address: string) => string

/** `baseUrl` is the address under which the site's own files are served. */
export function createMedia(baseUrl: string): Media {
  return (address) => (address.startsWith('/') ? `${baseUrl}${address}` : address)
}

export function optionalMedia(media: Media, address: string | undefined): string | null {
  return address === undefined ? null : media(address)
}
