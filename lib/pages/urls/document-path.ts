import { locales } from '@/lib/i18n/locales'
import { parseFrame, parseOpenGraphImage, paths } from '@/lib/routes'

/** The path of the page that a document is about; of a page, its own path. */
export function pageOf(path: string): string {
  const document = path
    .replace(/\.md$/i, '')
    .replace(/(?<=^\/[^/]+\/companies\/[^/]+)\/jobs\.json$/, '')
    .replace(/(\/articles|\/jobs)?\/feeds\/[^/]+$/, feedPage)
  return parseOpenGraphImage(path) ?? parseFrame(path) ?? document
}

/** The page of a feed: an organization has feeds of its articles and of its jobs, other lists have feeds of their own. */
function feedPage(_: string, list: string | undefined, offset: number, path: string): string {
  const isOrganization = /^\/[^/]+\/companies\/[^/]+$/.test(path.slice(0, offset))
  return isOrganization ? '' : (list ?? '')
}

/** Whether a path is that of a document, or another spelling of it: a route handler responds without rendering a page. */
export function isDocument(path: string): boolean {
  const own = path.replace(/\/$/, '')
  return own.startsWith('/sitemaps/') || /^\/[^/]+\/.*\.(md|txt)$/i.test(own) || pageOf(own) !== own
}

/** Whether a request is for words of the site search, whose form has the path of its page as its target. */
export function isSiteSearch(path: string, query: string): boolean {
  return (
    locales.some((locale) => path === paths.search(locale)) && Boolean(new URLSearchParams(query).get('q'))
  )
}

/** Whether a path is that of a state of a list, or of a document about it: visitors can invent any number of states. */
export function isStatePath(path: string): boolean {
  return /^\/[^/]+\/[^/]+\/search\/./.test(path)
}
