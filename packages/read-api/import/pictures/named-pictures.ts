type NamedPicture = {
  /** The keys of the text that names it. */
  keys: readonly (string | number)[]
  /** Its path in the folder `media`. */
  name: string
}

/** A path alone, in Markdown, or in an attribute of HTML, with the URL of a site or without it. */
const mediaPath = /(?<=^|["'(=,<:]\s?)(https?:\/\/[^\s"'()<>,]{1,300}?)?\/media\/([^\s"'()<>,?#]+)/g

/** The files below `/media/` that the texts of a record name. `siteUrl` is SITE_URL. */
export function* namedPictures(
  value: unknown,
  keys: readonly (string | number)[],
  siteUrl: string,
): Generator<NamedPicture> {
  if (typeof value === 'string') {
    // The text below the front matter has no key.
    const inText = keys.at(-1) === 'content' ? [] : keys
    for (const [, site = siteUrl, path = ''] of value.matchAll(mediaPath))
      if (site === siteUrl) yield { keys: inText, name: decode(path) }
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, item] of Object.entries(value))
      yield* namedPictures(item, [...keys, isList ? Number(key) : key], siteUrl)
  }
}

function decode(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/')
  } catch {
    // No file has this name.
    return path
  }
}
