import { demoLocales } from '@vitrine/api-contract/environment'
import { lookUpLocale } from '@vitrine/api-contract/language-lookup'
import { toSlug } from '@vitrine/api-contract/slug'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { type JsonObject, parseObject } from '@vitrine/content-store/records/json'

/** The languages of the site's pages, and the one of its pages that show content in other languages. */
export type SiteLocales = { locales: readonly string[]; defaultLocale: string }

export const defaultSiteLocales: SiteLocales = { locales: demoLocales, defaultLocale: 'en' }

/** The site whose pages show the content; `url` is its origin. */
export type Site = SiteLocales & { url: string }

/**
 * The URL of an article's page on the site. `lib/routes.ts` builds the same path; this package works without it. `lib/seo/article-url.test.ts` compares the two.
 */

function articleUrl(article: JsonObject, site: Site): string {
  const [language, name] = [String(article.language), String(article.name)]
  const locale = lookUpLocale(language, site.locales) ?? site.defaultLocale
  const day = parseTimestamp(String(article.published_at))?.toISOString().slice(0, 10).replaceAll('-', '/')
  return `${site.url}/${locale}/articles/${day}/${toSlug(name, language)}_${article.reference}`
}

/** The JSON of an article that names no URL, with the URL of its page. */
export function withPageUrl(json: string, site: Site): string {
  const article = parseObject(json)
  return JSON.stringify({ ...article, url: articleUrl(article, site) })
}
