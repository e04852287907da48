import { currentEmployer } from '@/lib/employer'
import { messagesFor } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'

/**
 * From a list of the main navigation to the page itself, which has no `href`. Empty for the first pages of those lists.
 * Pages show them and JSON-LD repeats them.
 */
export type Breadcrumbs = readonly { name: string; href?: string }[]

export function articlesBreadcrumb(locale: string): { name: string; href: string } {
  return { name: messagesFor(locale).Articles.title, href: routes.articles(locale) }
}

export function collectionsBreadcrumb(locale: string): { name: string; href: string } {
  return { name: messagesFor(locale).Articles.collectionsTitle, href: routes.collections(locale) }
}

export function companiesBreadcrumb(locale: string): { name: string; href: string } {
  return { name: messagesFor(locale).Organizations.title, href: routes.companies(locale) }
}

/** Those above the pages of an organization. None for the employer whose profile is the home page. */
export function companyBreadcrumbs(
  locale: string,
  { name, slug }: { name: string; slug: string },
): { name: string; href: string }[] {
  const employer = currentEmployer()
  if (employer?.slug === slug) return []
  const own = { name, href: routes.company(locale, slug) }
  return employer ? [own] : [companiesBreadcrumb(locale), own]
}

export function jobsBreadcrumb(locale: string): { name: string; href: string } {
  return { name: messagesFor(locale).Jobs.title, href: routes.jobs(locale) }
}

/** The breadcrumbs of page `page` (from 1) of the list that the last item is. */
export function pagedBreadcrumbs(
  items: readonly { name: string; href: string }[],
  locale: string,
  page: number,
): Breadcrumbs {
  if (page > 1) return [...items, { name: `${messagesFor(locale).Ui.pagination.page} ${page}` }]
  return items.map(({ name, href }, index) => (index === items.length - 1 ? { name } : { name, href }))
}
