import { tags } from '@/lib/cache-tags'
import { listArticleLocales } from '@/lib/data/articles/articles'
import { listOrganizations } from '@/lib/data/organizations'
import { env } from '@/lib/env'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { pageGraph } from '@/lib/seo/json-ld/page'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
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
      title: t('Home.title', { siteName: env.SITE_NAME }),
      description: t('Home.description', { siteName: env.SITE_NAME }),
      image: await selectOpenGraphImage([], routes.home(locale)),
      versions: versionsIn(homeLocales, routes.home),
      noindex: !homeLocales.includes(locale),
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.jobs(locale)),
    })
  },
  jsonLd: ({ locale }) =>
    pageGraph({ locale, path: routes.home(locale), name: env.SITE_NAME, breadcrumbs: [] }, []),
  openGraphImage: ({ locale }) => ({
    path: routes.home(locale),
    label: '',
    title: messagesFor(locale).Layout.tagline,
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
