import { useLocale, useTranslations } from 'next-intl'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import type { ClosedJob } from '@/lib/model/jobs/closed-job'
import { routes } from '@/lib/routes'
import { JobList } from './job-list'

/** The 404 page of a job: the open jobs and the job feed of its organization. */
export function ClosedJobView({ closed }: { closed: ClosedJob }) {
  const t = useTranslations('ClosedJob')
  const jobs = useTranslations('Jobs')
  const job = useTranslations('Job')
  const notFound = useTranslations('NotFoundPage')
  const locale = useLocale()
  const { organization, openJobs } = closed
  const { name, slug } = organization
  const title = closed.name === null ? t('title', { name }) : t('titleOfJob', { job: closed.name })
  return (
    <>
      <title>{title}</title>
      <PageHeader
        eyebrow={closed.name === null ? notFound('eyebrow') : t('eyebrow')}
        title={title}
        intro={closed.name === null ? t('text') : t('textOfJob', { name })}
      />
      {openJobs.length > 0 && (
        <Section
          title={t('openJobs', { name })}
          seeAll={{ href: routes.companyJobs(locale, slug), label: job('allJobs', { name }) }}
        >
          <JobList jobs={openJobs} headingLevel={3} hidesOrganization />
        </Section>
      )}
      <OrganizationCard organization={organization} size="wide" />
      <p className="flex flex-wrap gap-3">
        <a href={routes.jobs(locale)} className="button">
          {jobs('title')}
        </a>
        <a href={routes.companyJobsFeed('rss', locale, slug)} className="button button-quiet">
          {t('follow', { name })}
        </a>
      </p>
    </>
  )
}
