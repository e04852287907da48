import { tags } from '@/lib/cache-tags'
import { listArticleLocales } from '@/lib/data/articles/articles'
import { listOrganizations } from '@/lib/data/organizations'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { pageGraph } from '@/lib/seo/json-ld/page'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteDescription } from '@/lib/seo/site-description'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { site, siteName, textIn } from '@/lib/settings/site'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string }

export const homePage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]'],
  read: async ({ locale = '' }) => ({ locale }),
  path: ({ locale }) => routes.home(locale),
  languageLinks: () => versionsIn(locales, routes.home),
  breadcrumbs: () => [],
  metadata: async ({ locale }) => {
    const t = translatorFor(locale)
    const homeLocales = await listHomeLocales()
    return pageMetadata({
      locale,
      path: routes.home(locale),
      title: t('Home.title', { siteName: siteName(locale) }),
      description: siteDescription(locale),
      image: await selectOpenGraphImage([], routes.home(locale)),
      versions: versionsIn(homeLocales, routes.home),
      noindex: !homeLocales.includes(locale),
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.jobs(locale)),
    })
  },
  jsonLd: ({ locale }) =>
    pageGraph({ locale, path: routes.home(locale), name: siteName(locale), breadcrumbs: [] }, []),
  openGraphImage: ({ locale }) => ({
    path: routes.home(locale),
    label: '',
    title: site.tagline ? textIn(site.tagline, locale) : messagesFor(locale).Layout.tagline,
    facts: [],
  }),
  hasMarkdown: false,
  sitemap: {
    lists: { pages: async (locale) => versionEntry(locale, await listHomeLocales(), routes.home) },
    month: null,
  },
  cacheTags: ({ locale }) => [tags.articlesOf(locale), tags.organizations(), tags.jobs()],
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
