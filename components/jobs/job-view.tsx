import { useLocale, useTranslations } from 'next-intl'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { Section } from '@/components/ui/section'
import type { Job, JobSummary } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { ApplyLink } from './apply-link'
import { JobApplication } from './job-application'
import { JobFacts } from './job-facts'
import { JobHeader } from './job-header'
import { JobList } from './job-list'
import { JobText } from './job-text'

type JobViewProps = {
  job: Job
  organization: OrganizationSummary
  /** Jobs of the same organization. */
  otherJobs: readonly JobSummary[]
}

export function JobView({ job, organization, otherJobs }: JobViewProps) {
  const t = useTranslations('Job')
  const locale = useLocale()
  const { language } = job
  const jobsHref = `${routes.company(locale, organization.slug)}#jobs`
  return (
    <>
      <article className="flex flex-col gap-10">
        <JobHeader job={job} />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <aside className="flex flex-col gap-6 self-start rounded-pane bg-sunk p-6 lg:sticky lg:top-6 lg:col-start-2">
            <h2 className="sr-only">{t('facts.title')}</h2>
            <JobFacts job={job} />
            <ApplyLink job={job} />
          </aside>
          <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-start-1">
            <JobText title={t('description')} text={job.description} lang={language} />
            <JobText title={t('profile')} text={job.profile} lang={language} />
            <JobText title={t('process')} text={job.recruitmentProcess} lang={language} />
            <JobText
              title={t('company', { name: organization.name })}
              text={job.companyDescription}
              lang={language}
            />
            <JobApplication job={job} />
          </div>
        </div>
      </article>
      <OrganizationCard organization={organization} size="wide" />
      {otherJobs.length > 0 && (
        <Section
          title={t('otherJobs', { name: organization.name })}
          seeAll={{ href: jobsHref, label: t('allJobs') }}
        >
          <JobList jobs={otherJobs} unavailable={[]} headingLevel={3} hidesOrganization />
        </Section>
      )}
    </>
  )
}
