import { localeForLanguage, locales } from '@/lib/i18n/locales'
import type { Article } from '@/lib/model/article'
import { matchRoute } from '@/lib/pages/page-route'
import { pages } from '@/lib/pages/registry'
import { routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'

/**
 * The paths of all pages and documents that change when an article is published, the article's own page first.
 * `sitemapPath` is the sitemap file that lists the article.
 */
export function affectedUrls(article: Article, sitemapPath: string): string[] {
  const locale = localeForLanguage(article.language)
  const paths = pages.flatMap(({ affectedUrls, hasMarkdown, routes: pageRoutes }) =>
    affectedUrls
      .article(article)
      .flatMap((path) =>
        hasMarkdown && matchRoute(pageRoutes, path) ? [path, routes.markdown(path)] : [path],
      ),
  )
  return [
    ...new Set([articlePath(article), ...paths]),
    ...locales.map((other) => routes.llms(other)),
    routes.sitemapIndex(),
    sitemapPath,
    routes.sitemap(locale, { kind: 'news', part: 1 }),
  ]
}
