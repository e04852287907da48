import { locales } from '@/lib/i18n/locales'
import { paths } from '@/lib/routes'
import { ownPages } from '@/lib/settings/own-pages'
import { SiteFolderError } from '@/lib/settings/site-folder'
import { isDocument } from './document-path'
import { ownPageRoute } from './page-route'
import { routeTable } from './route-table'

/** Throws a `SiteFolderError` for a file of the site folder whose page would have the path of another page, or one that begins like it. */
export function checkOwnPages(): void {
  const taken = new Set([
    ...locales,
    ...routeTable
      .flatMap((group) => group.routes)
      .filter((route) => !route.includes(ownPageRoute))
      .flatMap((route) => /^(?:\/\[locale\])?\/([\w-]+)/.exec(route)?.[1] ?? []),
  ])
  for (const { file, locale, name } of ownPages()) {
    const path = paths.ownPage(locale, name)
    const [first = ''] = name.split('/')
    if (taken.has(first))
      throw new SiteFolderError(
        `${file}: expected another name than ${first}: the site has other pages there`,
      )
    // `/en/company/feeds/news` has the form of a feed.
    if (isDocument(path))
      throw new SiteFolderError(`${file}: expected another name: ${path} has the form of a document's URL`)
  }
}
