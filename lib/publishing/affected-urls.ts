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
  const paths = pages.flatMap((page) => withMarkdown(page, page.affectedUrls.article(article)))
  return [
    ...new Set([articlePath(article), ...paths]),
    ...locales.map((other) => routes.llms(other)),
    routes.sitemapIndex(),
    sitemapPath,
    routes.sitemap(locale, { kind: 'news', part: 1 }),
  ]
}

/** The paths of all pages and documents that change when a job is opened or closed; by the slugs of its organization and its own. */
export function affectedUrlsOfJob(job: { company: string; job: string }): string[] {
  const paths = pages.flatMap((page) => withMarkdown(page, page.affectedUrls.job(job)))
  return [
    ...paths,
    ...locales.flatMap((locale) => [routes.llms(locale), routes.sitemap(locale, { kind: 'jobs', part: 1 })]),
  ]
}

function withMarkdown(page: (typeof pages)[number], paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    page.hasMarkdown && matchRoute(page.routes, path) ? [path, routes.markdown(path)] : [path],
  )
}
