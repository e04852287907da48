import { readWrittenContent, type WrittenContent } from '@/lib/content/written/written-content'
import { env } from '@/lib/env'
import { siteRedirects } from '@/lib/pages/urls/redirects'
import { findRoute } from '@/lib/pages/urls/route-table'
import { findMediaFile } from '@/lib/process/media-files'
import { paths } from '@/lib/routes'
import { gapsOf, type OwnPage } from '@/lib/settings/own-pages'
import { findRedirect } from '@/lib/settings/redirects'
import { emptyLinks, unusableLinks } from './article-content-rules'
import { type LinkTarget, toLinkTarget } from './link-target'
import type { Rules } from './rule'

/** What the rules of pages of the site folder read. `written` is null for a text that cannot be parsed. */
export type PageSubject = { page: OwnPage; written: WrittenContent | null }

export function toPageSubject(page: OwnPage): PageSubject {
  return { page, written: readWrittenContent(page.text, 'markdown') }
}

export const pageRules = {
  'page-gap': { severity: 'error', find: ({ page }) => gapsOf(page) },
  'page-text-too-complex': { severity: 'error', find: ({ written }) => written === null },
  'page-image-dead': {
    severity: 'error',
    find: ({ written }) => (written?.images ?? []).flatMap(({ src }) => (isMissing(src) ? [src] : [])),
  },
  'page-link-empty': {
    severity: 'error',
    find: ({ written }) => emptyLinks(written),
  },
  'page-link-unusable': {
    severity: 'error',
    find: ({ written }) => unusableLinks(written),
  },
} as const satisfies Rules<PageSubject>

/** The pages of this site to which the links of a text lead. */
export function pageLinks({ page, written }: PageSubject): LinkTarget[] {
  return (written?.links ?? []).flatMap(({ href }) =>
    leadsNowhere(href, page.locale) ? [{ href, key: null }] : (toLinkTarget(href, env.SITE_URL) ?? []),
  )
}

/** Of pictures on other hosts nothing is known. */
function isMissing(src: string): boolean {
  return !/^https?:/.test(src) && findMediaFile(src) === null
}

/** Whether a link leads to a path that the site does not have, with or without a language. Records are not looked up. */
function leadsNowhere(href: string, locale: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  if (!/^\/(?!\/)/.test(path)) return false
  if (path.startsWith('/media/')) return isMissing(path)
  return (
    findRoute(path) === null &&
    findRoute(paths.ownPage(locale, path.slice(1))) === null &&
    findRedirect(siteRedirects(), path) === null
  )
}
