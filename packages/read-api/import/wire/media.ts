/** Makes a path of the site an absolute URL; returns other URLs unchanged. */
export type Media = (url: string) => string

/** `baseUrl` is the origin that serves the site's files. */
export function createMedia(baseUrl: string): Media {
  return (url) => (url.startsWith('/') ? `${baseUrl}${url}` : url)
}

/** Empty for an unset URL. */
export function optionalMedia(media: Media, url: string | undefined): string {
  return url === undefined ? '' : media(url)
}
