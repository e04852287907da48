import { JobsView } from '@/components/jobs/jobs-view'
import { translatorFor } from '@/lib/i18n/translator'
import type { OrganizationSummary } from '@/lib/model/organization'
import type { BoardContent } from '@/lib/pages/job-board'

/** The body of the first page and of the numbered pages of an organization's vacancies. */
export function renderCompanyJobs(content: BoardContent & { organization: OrganizationSummary }) {
  const { locale, organization } = content
  const t = translatorFor(locale)
  return (
    <JobsView
      content={content}
      title={t('JobBoard.companyTitle', { name: organization.name })}
      intro={null}
    />
  )
}
