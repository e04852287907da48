import { useLocale, useTranslations } from 'next-intl'
import { JobAlerts } from '@/components/jobs/job-alerts'
import { JobList } from '@/components/jobs/job-list'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import type { JobSummary } from '@/lib/model/jobs/job'
import type { Organization } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'

/** The others are on the page of the organization's jobs. */
const maxVacancies = 20
/** One for each language is usual. */
const maxUnsolicited = 5

type OrganizationJobsProps = {
  organization: Organization
  vacancies: readonly JobSummary[]
  unsolicited: readonly JobSummary[]
}

export function OrganizationJobs({ organization, vacancies, unsolicited }: OrganizationJobsProps) {
  const t = useTranslations('Organization')
  const locale = useLocale()
  const { name, slug } = organization
  const jobs = [...vacancies.slice(0, maxVacancies), ...unsolicited.slice(0, maxUnsolicited)]
  return (
    <Section
      id="jobs"
      title={t('jobs', { name })}
      seeAll={
        vacancies.length > 0
          ? { href: routes.companyJobs(locale, slug), label: t('allJobs', { name }) }
          : undefined
      }
    >
      {jobs.length > 0 ? (
        <JobList jobs={jobs} headingLevel={3} hidesOrganization />
      ) : (
        <EmptyState title={t('noJobs', { name })} text={t('noJobsText')} />
      )}
      <JobAlerts
        path={routes.companyJobs(locale, slug)}
        feed={feedScopes.companyJobs(locale, organization).paths.rss}
      />
    </Section>
  )
}
