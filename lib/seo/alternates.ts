import { locales } from '@/lib/i18n/locales'
import { type Alternate, routes } from '@/lib/routes'

function inEveryLocale(href: (locale: string) => string): Alternate[] {
  return locales.map((locale) => ({ locale, href: href(locale) }))
}

/** Where the language switcher of a page leads. Articles and jobs have one language: it leads to the list. */
export const alternates = {
  home: (): Alternate[] => inEveryLocale(routes.home),
  articles: (): Alternate[] => inEveryLocale((locale) => routes.articles(locale)),
  companies: (): Alternate[] => inEveryLocale(routes.companies),
  company: (slug: string): Alternate[] => inEveryLocale((locale) => routes.company(locale, slug)),
  jobs: (): Alternate[] => inEveryLocale(routes.jobs),
  job: (companySlug: string, jobSlug: string): Alternate[] =>
    inEveryLocale((locale) => routes.job(locale, companySlug, jobSlug)),
}
