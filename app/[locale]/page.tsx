import type { Metadata } from 'next'
import { HomeView } from '@/components/articles/home-view'
import { listCategories } from '@/lib/data/article-choices'
import { listArticles, listCollections } from '@/lib/data/articles'
import { listJobs } from '@/lib/data/jobs'
import { listOrganizations } from '@/lib/data/organizations'
import { env } from '@/lib/env'
import { homePage } from '@/lib/pages/home'
import { renderMetadata, renderPage } from './page-shell'

const maxShownJobs = 6

type Props = PageProps<'/[locale]'>

export default function HomePage({ params }: Props) {
  return renderPage(homePage, 'page', params, async ({ locale }) => {
    const [articles, categories, collections, organizations, { jobs }] = await Promise.all([
      listArticles({ language: locale }),
      listCategories(locale),
      listCollections(locale),
      listOrganizations(),
      listJobs(),
    ])
    return (
      <HomeView
        siteName={env.SITE_NAME}
        articles={articles.items}
        categories={categories}
        collections={collections}
        organizations={organizations}
        jobs={jobs.slice(0, maxShownJobs)}
      />
    )
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(homePage, params)
}
