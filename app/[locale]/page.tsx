import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeView } from '@/components/articles/home-view'
import { listArticleLocales, listArticles, listCategories } from '@/lib/data/articles'
import { listJobs } from '@/lib/data/jobs'
import { listOrganizations } from '@/lib/data/organizations'
import { getPreviewImage } from '@/lib/data/preview-images'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { pageGraph } from '@/lib/seo/json-ld/page'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage, drawPage } from './page-shell'

/** Companies are shown in every locale; without any, a home page lives on the stories in its language. */
async function readVersions() {
  const hasCompanies = (await listOrganizations()).length > 0
  return versionsIn(hasCompanies ? locales : await listArticleLocales({}), routes.home)
}

export default function HomePage({ params }: PageProps<'/[locale]'>) {
  return drawPage('page', params, async ({ locale }) => {
    const [articles, categories, organizations, { jobs }] = await Promise.all([
      listArticles({ language: locale }),
      listCategories(locale),
      listOrganizations(),
      listJobs(),
    ])
    return {
      alternates: switcherLinks(await readVersions(), routes.home),
      graph: pageGraph({ locale, path: routes.home(locale), name: env.SITE_NAME, trail: [] }, []),
      body: (
        <HomeView
          siteName={env.SITE_NAME}
          articles={articles.items}
          categories={categories}
          organizations={organizations}
          jobs={jobs.slice(0, 6)}
        />
      ),
    }
  })
}

export function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  return describePage(params, async ({ locale }) => {
    const versions = await readVersions()
    const t = await getTranslations('Home')
    const description = t('description', { siteName: env.SITE_NAME })
    const title = t('title', { siteName: env.SITE_NAME })
    return pageMetadata({
      locale,
      path: routes.home(locale),
      title,
      description,
      image: await getPreviewImage({ image: null, card: routes.card(routes.home(locale)) }),
      versions,
      noindex: !versions.some((version) => version.locale === locale),
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.jobs(locale)),
    })
  })
}
