import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { OrganizationStories } from '@/lib/data/articles/organization-stories'
import type { JobComparison } from '@/lib/data/jobs/job-comparison'
import { contactOf } from '@/lib/model/jobs/apply-url'
import type { Job, JobSummary } from '@/lib/model/jobs/job'
import type { Organization } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { ApplyLink } from './apply-link'
import { JobApplication } from './job-application'
import { JobEmployer } from './job-employer'
import { JobFacts } from './job-facts'
import { JobHeader } from './job-header'
import { JobKeyFacts } from './job-key-facts'
import { JobList } from './job-list'
import { JobPay } from './job-pay'
import { JobText } from './job-text'
import { SimilarJobsSection } from './similar-jobs-section'

type JobViewProps = {
  job: Job
  organization: Organization
  stories: OrganizationStories
  /** Jobs of the same organization. */
  otherJobs: readonly JobSummary[]
  /** Null where there is none: for unsolicited applications, and while the jobs of the site cannot be read. */
  comparison: JobComparison | null
}

export function JobView({ job, organization, stories, otherJobs, comparison }: JobViewProps) {
  const t = useTranslations('Job')
  const locale = useLocale()
  const { language } = job
  const jobsHref = routes.companyJobs(locale, organization.slug)
  return (
    <>
      <article className="grid grid-cols-1 gap-x-16 gap-y-4 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <JobHeader job={job} />
        <aside
          aria-label={t('facts.title')}
          className="flex flex-col gap-6 rounded-pane bg-sunk p-3 sm:p-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <h2 className="sr-only">{t('facts.title')}</h2>
          <JobKeyFacts job={job} />
          <div className={job.applyUrl === null ? undefined : 'apply-bar'}>
            <ApplyLink job={job} />
          </div>
          <JobFacts job={job} />
        </aside>
        <div className="mt-6 flex min-w-0 flex-col gap-12 sm:mt-0">
          <JobText title={t('description')} text={job.description} lang={language} />
          <JobText title={t('profile')} text={job.profile} lang={language} />
          <JobText title={t('process')} text={job.recruitmentProcess} lang={language} />
          <JobText
            title={t('company', { name: organization.name })}
            text={job.companyDescription}
            lang={language}
          />
          {comparison?.pay && <JobPay pay={comparison.pay} />}
          <JobApplication job={job} />
          <PrintedUrls job={job} />
        </div>
      </article>
      <div className="no-print contents">
        <JobEmployer organization={organization} stories={stories} />
        {otherJobs.length > 0 && (
          <Section
            title={t('otherJobs', { name: organization.name })}
            seeAll={{ href: jobsHref, label: t('allJobs', { name: organization.name }) }}
          >
            <JobList jobs={otherJobs} headingLevel={3} hidesOrganization />
          </Section>
        )}
        {comparison && <SimilarJobsSection similar={comparison.similar} />}
      </div>
    </>
  )
}

/** On paper the link to apply and the URL of the page are texts. */
function PrintedUrls({ job }: { job: Job }) {
  const t = useTranslations('Job.printed')
  return (
    <div className="hidden text-label print:block">
      {job.applyUrl !== null && (
        <p>
          {t('apply')} {contactOf(job.applyUrl) ?? job.applyUrl}
        </p>
      )}
      <p>
        {t('url')} {absoluteUrl(jobPath(job))}
      </p>
    </div>
  )
}
