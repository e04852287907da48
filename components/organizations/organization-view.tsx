import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/articles/article-list'
import { FeedLine } from '@/components/layout/feed-line'
import { Section } from '@/components/ui/section'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { JobSummary } from '@/lib/model/jobs/job'
import { sortByLanguage } from '@/lib/model/jobs/job-order'
import type { Organization } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { OrganizationAbout } from './organization-about'
import { OrganizationHeader } from './organization-header'
import { OrganizationJobs } from './organization-jobs'
import { OrganizationLife } from './organization-life'
import { OrganizationNav } from './organization-nav'
import { OrganizationPeople } from './organization-people'
import { OrganizationPlaces } from './organization-places'
import { sectionsOf } from './organization-sections'

/** The others are on the page of the articles about the organization. */
const maxArticles = 6

type OrganizationViewProps = {
  organization: Organization
  jobs: readonly JobSummary[]
  /** The first page of the articles about the organization. */
  articles: ArticlePage
  /** Slugs of the organizations with a page on this site. */
  knownSlugs: readonly string[]
}

export function OrganizationView({ organization, jobs, articles, knownSlugs }: OrganizationViewProps) {
  const t = useTranslations('Organization')
  const stories = useTranslations('CompanyStories')
  const locale = useLocale()
  const { name, slug } = organization
  const ordered = sortByLanguage(jobs, locale)
  const vacancies = ordered.filter((job) => !job.isSpontaneous)
  const unsolicited = ordered.filter((job) => job.isSpontaneous)
  const sections = sectionsOf(organization, articles.total)
  return (
    <>
      <OrganizationHeader organization={organization} jobCount={vacancies.length} />
      <OrganizationNav sections={sections} counts={{ jobs: vacancies.length, stories: articles.total }} />
      <OrganizationAbout organization={organization} knownSlugs={knownSlugs} />
      {sections.includes('people') && <OrganizationPeople organization={organization} />}
      <OrganizationJobs organization={organization} vacancies={vacancies} unsolicited={unsolicited} />
      {sections.includes('life') && <OrganizationLife organization={organization} />}
      {sections.includes('stories') && (
        <Section
          id="stories"
          title={t('articles', { name })}
          seeAll={{
            href: routes.companyArticles(locale, slug),
            label: stories('all', { count: articles.total }),
          }}
        >
          <ArticleList articles={articles.items.slice(0, maxArticles)} headingLevel={3} />
          <FeedLine what="articles" path={feedScopes.companyArticles(locale, organization).paths.rss} />
        </Section>
      )}
      {sections.includes('places') && <OrganizationPlaces organization={organization} />}
    </>
  )
}
