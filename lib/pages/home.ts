import { tags } from '@/lib/cache-tags'
import { listArticleLocales } from '@/lib/data/articles/articles'
import { getOrganization, listOrganizations, readEmployer } from '@/lib/data/organizations'
import { locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { type Organization, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { organizationMarkdownPath } from '@/lib/seo/canonical-paths'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { pageGraph } from '@/lib/seo/json-ld/page'
import { pageMetadata } from '@/lib/seo/metadata'
import { organizationDescription } from '@/lib/seo/organization'
import { siteDescription, siteTagline } from '@/lib/seo/site-description'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { site, siteName, textIn } from '@/lib/settings/site'
import { companyPage } from './company'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

/** `employer` is the organization that the site is about; null for a site of several. */
type Content = { locale: string; employer: Organization | null }

export const homePage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]'],
  read: async ({ locale = '' }) => {
    const employer = await readEmployer()
    return { locale, employer: employer && (await getOrganization(employer.slug)) }
  },
  path: ({ locale }) => routes.home(locale),
  languageLinks: () => versionsIn(locales, routes.home),
  breadcrumbs: () => [],
  metadata: async ({ locale, employer }) => {
    const t = translatorFor(locale)
    const path = routes.home(locale)
    const homeLocales = await listHomeLocales()
    return pageMetadata({
      locale,
      path,
      title: employer
        ? t('Home.employerTitle', { name: employer.name })
        : t('Home.title', { siteName: siteName(locale) }),
      description:
        employer && !site.description ? organizationDescription(employer, locale) : siteDescription(locale),
      markdown: employer ? organizationMarkdownPath(employer, locale) : undefined,
      image: await selectOpenGraphImage([employer && pickCover(employer, locale)], path),
      versions: versionsIn(homeLocales, routes.home),
      mainLanguage: employer?.defaultLanguage,
      noindex: !homeLocales.includes(locale),
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.jobs(locale)),
    })
  },
  jsonLd: ({ locale, employer }) =>
    employer
      ? companyPage.jsonLd({ locale, organization: employer })
      : pageGraph({ locale, path: routes.home(locale), name: siteName(locale), breadcrumbs: [] }, []),
  openGraphImage: ({ locale, employer }) => ({
    path: routes.home(locale),
    label: site.tagline && employer ? employer.name : '',
    title: employer && !site.tagline ? employer.name : siteTagline(locale),
    facts: [],
  }),
  hasMarkdown: false,
  sitemap: {
    lists: {
      // The home page of one employer is in the list of profiles, with the pictures.
      pages: async (locale) =>
        (await readEmployer()) ? [] : versionEntry(locale, await listHomeLocales(), routes.home),
    },
    month: null,
  },
  cacheTags: ({ locale, employer }) => [
    ...[tags.articlesOf(locale), tags.organizations(), tags.jobs()],
    ...(employer ? companyPage.cacheTags({ locale, organization: employer }) : []),
  ],
})

/** Companies are shown in every locale. A site without companies has a home page where there are articles. */
async function listHomeLocales(): Promise<readonly string[]> {
  const hasCompanies = (await listOrganizations()).length > 0
  return hasCompanies ? locales : listArticleLocales({})
}

/** The heading of the home page, and the text beside it. */
export function homeWords(locale: string): { heading: string; intro: string } {
  const t = translatorFor(locale)
  const { heading, intro } = site.home
  return {
    heading: heading ? textIn(heading, locale) : t('Home.heading'),
    intro: intro ? textIn(intro, locale) : t('Home.intro', { siteName: siteName(locale) }),
  }
}
