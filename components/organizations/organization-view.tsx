import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/articles/article-list'
import { JobList } from '@/components/jobs/job-list'
import { FeedNav } from '@/components/layout/feed-nav'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import { VideoFigure } from '@/components/ui/video-figure'
import type { ArticleSummary } from '@/lib/model/article'
import type { JobSummary } from '@/lib/model/job'
import { pickText } from '@/lib/model/localized'
import { type Organization, pickDescription } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { Gallery } from './gallery'
import { OfficeList } from './office-list'
import { OrganizationAside } from './organization-aside'
import { OrganizationHeader } from './organization-header'
import { OrganizationText } from './organization-text'

/** The others are on the page of the organization's jobs. */
const maxVacancies = 20

type OrganizationViewProps = {
  organization: Organization
  jobs: readonly JobSummary[]
  articles: readonly ArticleSummary[]
  /** Slugs of the organizations with a page on this site. */
  knownSlugs: readonly string[]
}

export function OrganizationView({ organization, jobs, articles, knownSlugs }: OrganizationViewProps) {
  const t = useTranslations('Organization')
  const locale = useLocale()
  const { name, slug, defaultLanguage, offices, images, videos } = organization
  const vacancies = jobs.filter((job) => !job.isSpontaneous)
  const unsolicited = jobs.filter((job) => job.isSpontaneous)
  const description = pickDescription(organization, locale)
  const lookingFor = pickText(organization.lookingFors, locale, defaultLanguage)
  const goodToKnow = pickText(organization.goodToKnows, locale, defaultLanguage)
  return (
    <>
      <OrganizationHeader organization={organization} jobCount={vacancies.length} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-14">
          <OrganizationText title={t('about', { name })} text={description} />
          <OrganizationText title={t('lookingFor')} text={lookingFor} />
          <OrganizationText title={t('goodToKnow')} text={goodToKnow} />
          {!description && !lookingFor && !goodToKnow && (
            <p className="font-story text-lead text-muted">{t('noText', { name })}</p>
          )}
        </div>
        <OrganizationAside organization={organization} knownSlugs={knownSlugs} />
      </div>
      <Section
        id="jobs"
        title={t('jobs', { name })}
        seeAll={
          vacancies.length > 0 ? { href: routes.companyJobs(locale, slug), label: t('allJobs') } : undefined
        }
      >
        {jobs.length > 0 ? (
          <JobList
            jobs={[...vacancies.slice(0, maxVacancies), ...unsolicited]}
            unavailable={[]}
            headingLevel={3}
            hidesOrganization
          />
        ) : (
          <EmptyState title={t('noJobs', { name })} text={t('noJobsText')} />
        )}
        <FeedNav what="jobs" paths={feedScopes.companyJobs(locale, organization).paths} />
      </Section>
      {images.length > 0 && (
        <Section title={t('gallery')}>
          <Gallery images={images} name={name} lang={defaultLanguage} />
        </Section>
      )}
      {videos.length > 0 && (
        <Section title={t('videos')}>
          <ul className="grid gap-8 lg:grid-cols-2">
            {videos.map((video) => (
              <li key={video.reference}>
                <VideoFigure video={video} lang={defaultLanguage} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={t('articles', { name })}>
          <ArticleList articles={articles} headingLevel={3} />
          <FeedNav what="articles" paths={feedScopes.companyArticles(locale, organization).paths} />
        </Section>
      )}
      {offices.length > 0 && (
        <Section title={t('offices')}>
          <OfficeList offices={offices} />
        </Section>
      )}
    </>
  )
}
