/**
 * The media types of the images that social networks show, by the format. X names JPG, PNG, WebP and GIF, and rules out SVG
 * (developer.x.com, summary card with large image); none shows AVIF. Of a GIF they show one frame.
 */
export const shareFormats: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** The media type of such an image by the end of its absolute URL. Null for another name, and for one that says no format. */
export function shareTypeByName(url: string): string | null {
  const [, name = ''] = /\.([a-z]{3,4})$/i.exec(new URL(url).pathname) ?? []
  return shareFormats.get(name.toLowerCase().replace('jpg', 'jpeg')) ?? null
}
