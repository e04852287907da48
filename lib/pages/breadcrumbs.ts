import { formatMonth } from '@/lib/i18n/format'
import { messagesFor, localeForLanguage } from '@/lib/i18n/locales'
import type { Article, Category, Collection } from '@/lib/model/article'
import type { Job } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'

/** From a list of the main navigation down to the page itself, which has no address here. Empty for those lists. */
export type Trail = readonly { name: string; href?: string }[]

/** The trails that pages show and say to machines; `page` counts from 1, a month of the archive likewise. */
export const trails = {
  articles: (locale: string, page: number): Trail =>
    page === 1 ? [] : paged([stories(locale)], locale, page),
  archive: (locale: string, year: number, month: number | null): Trail =>
    month === null
      ? [stories(locale), { name: String(year) }]
      : [
          stories(locale),
          { name: String(year), href: routes.archive(locale, year) },
          { name: formatMonth(year, month, locale) },
        ],
  category: (locale: string, category: Category, page: number): Trail =>
    paged([stories(locale), { name: category.name, href: routes.category(locale, category) }], locale, page),
  collection: (locale: string, collection: Collection, page: number): Trail =>
    paged(
      [stories(locale), { name: collection.name, href: routes.collection(locale, collection) }],
      locale,
      page,
    ),
  article: (article: Article): Trail => {
    const locale = localeForLanguage(article.language)
    const category = article.categories[0]
    const within = category ? [{ name: category.name, href: routes.category(locale, category) }] : []
    return [stories(locale), ...within, { name: article.name }]
  },
  company: (locale: string, organization: OrganizationSummary): Trail => [
    companies(locale),
    { name: organization.name },
  ],
  job: (locale: string, { name, organization }: Job): Trail => [
    companies(locale),
    { name: organization.name, href: routes.company(locale, organization.slug) },
    { name },
  ],
}

function stories(locale: string) {
  return { name: messagesFor(locale).Articles.title, href: routes.articles(locale) }
}

function companies(locale: string) {
  return { name: messagesFor(locale).Organizations.title, href: routes.companies(locale) }
}

/** Ends at the list itself for its first page, at the page's number for the others. */
function paged(trail: { name: string; href: string }[], locale: string, page: number): Trail {
  if (page > 1) return [...trail, { name: `${messagesFor(locale).Ui.pagination.page} ${page}` }]
  return trail.map(({ name, href }, index) => (index === trail.length - 1 ? { name } : { name, href }))
}
