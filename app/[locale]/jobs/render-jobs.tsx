import { JobsView } from '@/components/jobs/jobs-view'
import { messagesFor } from '@/lib/i18n/locales'
import type { BoardContent } from '@/lib/pages/job-board'
import { jobsIntro } from '@/lib/pages/jobs'

/** The body of the first page and of the numbered pages of all vacancies. */
export function renderJobs(content: BoardContent) {
  const { locale } = content
  return <JobsView content={content} title={messagesFor(locale).Jobs.title} intro={jobsIntro(locale)} />
}
