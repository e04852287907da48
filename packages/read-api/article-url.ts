import { demoLocales } from '@vitrine/api-contract/environment'
import { isForLocale, lookUpLanguage } from '@vitrine/api-contract/language-lookup'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { type JsonObject, parseObject } from '@vitrine/content-store/records/json'
import slugify from 'slugify'

/** The languages of the site's pages, and the one of its pages that show content in other languages. */
export type SiteLocales = { locales: readonly string[]; defaultLocale: string }

export const defaultSiteLocales: SiteLocales = { locales: demoLocales, defaultLocale: 'en' }

/** The site whose pages show the content; `url` is its origin. */
export type Site = SiteLocales & { url: string }

/** A name is cut here before it becomes a slug. */
const maxName = 300
const maxSlug = 80

/**
 * The URL of an article's page on the site. `lib/routes.ts` and `lib/model/slug.ts` build the same path; this package works
 * without them. `lib/seo/article-url.test.ts` compares the two.
 */

function articleUrl(article: JsonObject, site: Site): string {
  const [language, name] = [String(article.language), String(article.name)]
  const locale = lookUpLanguage(language, site.locales) ?? site.defaultLocale
  const day = parseTimestamp(String(article.published_at))?.toISOString().slice(0, 10).replaceAll('-', '/')
  return `${site.url}/${locale}/articles/${day}/${toSlug(name, language)}_${article.reference}`
}

/** The JSON of an article that names no URL, with the URL of its page. */
export function withPageUrl(json: string, site: Site): string {
  const article = parseObject(json)
  return JSON.stringify({ ...article, url: articleUrl(article, site) })
}

/** `[a-z0-9-]`, cut after a word; `ue` for `ü` in German. */
function toSlug(name: string, language: string): string {
  const locale = isForLocale(language, 'de') ? { locale: 'de' } : {}
  const letters = name
    .slice(0, maxName)
    .normalize('NFC')
    .replace(/[\u0100-\u010f\u0112-\u024f\u1e00-\u1eff]/g, normalizeText)
  const text = letters.replace(/[’'_/]/g, ' ')
  const slug = slugify(text, { lower: true, strict: true, ...locale })
  return slug.length <= maxSlug ? slug : slug.slice(0, maxSlug).replace(/-[^-]*$/, '')
}
