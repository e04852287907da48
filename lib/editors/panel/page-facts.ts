import type { ServedPage } from './served-page'

/** The first content that is not empty of the `meta` tags with one of these names, in the order of the names. */
export function metaOf({ metas }: ServedPage, ...names: readonly string[]): string | null {
  for (const name of names) {
    const found = metas.find((meta) => meta.name === name && meta.content !== '')
    if (found) return found.content
  }
  return null
}

/** The main heading; null for a page without one. */
export function mainHeading({ blocks }: ServedPage): string | null {
  return blocks.find(({ kind }) => kind === 'h1')?.text ?? null
}

/** The host of a URL as search engines and social networks show it. */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
