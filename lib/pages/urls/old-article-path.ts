import { toOldSlug } from '@vitrine/api-contract/old-slug'
import { env } from '@/lib/env'
import { noRecord } from '@/lib/routes'
import { isDocument } from './document-path'

/** The parts of a path of a previous site. */
type OldArticlePath = { language: string | null; slug: string }

const parts: Readonly<Record<string, string>> = {
  '{locale}': '(?<locale>[A-Za-z]{2,3})(?:-[A-Za-z]{2,4})?',
  '{slug}': '(?<slug>[^/]+)',
  '*': '[^/]+',
}

const patterns = env.OLD_ARTICLE_PATHS.map((pattern) => {
  const segments = pattern.split('/').map((segment) => parts[segment] ?? segment.replaceAll('.', '\\.'))
  return new RegExp(`^(?!/api/)${segments.join('/')}/?$`)
})

/** Null for a path that no pattern of OLD_ARTICLE_PATHS has, for that of an archive, of a shared 404 page, and of a document. It reads nothing. */
export function parseOldArticlePath(path: string): OldArticlePath | null {
  for (const pattern of patterns) {
    const { locale, slug: segment = '' } = pattern.exec(path)?.groups ?? {}
    const isOwn = /^\d{4}$/.test(segment) || segment === noRecord
    const slug = isOwn ? null : toOldSlug(segment)
    if (slug !== null) return isDocument(path) ? null : { language: locale?.toLowerCase() ?? null, slug }
  }
  return null
}
