import { basePath } from '@/lib/base-path'
import { currentEmployer } from '@/lib/employer'
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { site, siteName, textIn } from '@/lib/settings/site'
import { ids, type Node } from './graph'

/**
 * The site and its publisher. Every page has these nodes, because readers of JSON-LD do not join pages. The publisher of the site of one
 * employer is that employer, whose other facts are on the home page.
 */
export function siteNodes(locale: string): Node[] {
  return [
    {
      '@type': 'WebSite',
      '@id': ids.website(),
      name: siteName(locale),
      ...(site.description && { description: textIn(site.description, locale) }),
      url: absoluteUrl(`${basePath}/`),
      inLanguage: [...locales],
      publisher: { '@id': ids.publisher() },
    },
    {
      '@type': 'Organization',
      '@id': ids.publisher(),
      url: absoluteUrl(`${basePath}/`),
      ...publisher(locale),
    },
  ]
}

/** The publisher of site.yaml, else the employer of the site, else one with the name of the site. */
function publisher(locale: string) {
  const { publisher, footer } = site
  const employer = currentEmployer()
  const logo = site.logo ? routes.media(site.logo.light) : employer?.logo
  const hasAddress = publisher?.street ?? publisher?.city
  return {
    name: publisher?.name ?? employer?.name ?? siteName(locale),
    ...(publisher && {
      legalName: publisher.legal_name,
      url: publisher.url ?? absoluteUrl(`${basePath}/`),
      email: publisher.email,
      telephone: publisher.telephone,
      ...(hasAddress && {
        address: {
          '@type': 'PostalAddress' as const,
          streetAddress: publisher.street,
          postalCode: publisher.postal_code,
          addressLocality: publisher.city,
          addressCountry: publisher.country,
        },
      }),
    }),
    ...(logo && { logo: absoluteUrl(logo) }),
    ...(footer.social.length > 0 && { sameAs: footer.social }),
  }
}
