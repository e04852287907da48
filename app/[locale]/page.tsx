import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeView } from '@/components/articles/home-view'
import { listArticles, listCategories } from '@/lib/data/articles'
import { listJobs } from '@/lib/data/jobs'
import { listOrganizations } from '@/lib/data/organizations'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { alternates } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feeds/scope'
import { pageGraph } from '@/lib/seo/json-ld/page'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage, drawPage } from './drawing'

export default function HomePage({ params }: PageProps<'/[locale]'>) {
  return drawPage('page', params, async ({ locale }) => {
    const [articles, categories, organizations, { jobs }] = await Promise.all([
      listArticles({ language: locale }),
      listCategories(locale),
      listOrganizations(),
      listJobs(),
    ])
    return {
      alternates: alternates.home(),
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
    const t = await getTranslations('Home')
    const description = t('description', { siteName: env.SITE_NAME })
    const title = t('title', { siteName: env.SITE_NAME })
    return pageMetadata({
      locale,
      path: routes.home(locale),
      title,
      description,
      versions: alternates.home(),
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.jobs(locale)),
    })
  })
}
