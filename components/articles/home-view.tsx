import { useLocale, useTranslations } from 'next-intl'
import { JobList } from '@/components/jobs/job-list'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import type { ArticleSummary, Category, Collection } from '@/lib/model/article'
import type { JobSummary } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { ArticleList } from './article-list'
import { HomeCategories } from './home-categories'
import { HomeCollections } from './home-collections'
import { HomeLead } from './home-lead'

type HomeViewProps = {
  articles: readonly ArticleSummary[]
  categories: readonly Category[]
  collections: readonly Collection[]
  organizations: readonly OrganizationSummary[]
  jobs: readonly JobSummary[]
  siteName: string
}

/** The first article is large, the next four are beside it, and six more follow after the organizations. */
export function HomeView({
  articles,
  categories,
  collections,
  organizations,
  jobs,
  siteName,
}: HomeViewProps) {
  const t = useTranslations('Home')
  const locale = useLocale()
  const more = articles.slice(5, 11)
  return (
    <>
      <div className="flex flex-col gap-8 sm:gap-10">
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 border-b-2 border-ink pb-5">
          <h1 className="font-story text-headline font-medium">{t('heading')}</h1>
          <p className="max-w-[44ch] text-muted">{t('intro', { siteName })}</p>
        </header>
        {articles.length > 0 ? (
          <HomeLead articles={articles.slice(0, 5)} />
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </div>
      {organizations.length > 0 && (
        <div className="bleed py-12 sm:py-16">
          <Section
            title={t('organizations')}
            seeAll={{ href: routes.companies(locale), label: t('allOrganizations') }}
          >
            <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
              {organizations.slice(0, 6).map((organization) => (
                <li key={organization.reference}>
                  <OrganizationCard organization={organization} size="compact" headingLevel={3} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      {more.length > 0 && (
        <Section
          title={t('moreArticles')}
          seeAll={{ href: routes.articles(locale), label: t('allArticles') }}
        >
          <ArticleList articles={more} headingLevel={3} />
        </Section>
      )}
      {jobs.length > 0 && (
        <Section title={t('jobs')} seeAll={{ href: routes.jobs(locale), label: t('allJobs') }}>
          <JobList jobs={jobs} unavailable={[]} headingLevel={3} />
        </Section>
      )}
      <HomeCategories categories={categories} />
      <HomeCollections collections={collections} />
    </>
  )
}
