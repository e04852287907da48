import { JobsView } from '@/components/jobs/jobs-view'
import { messagesFor } from '@/lib/i18n/locales'
import type { BoardContent } from '@/lib/pages/job-board'

/** The body of the first page and of the numbered pages of all vacancies. */
export function renderJobs(content: BoardContent) {
  const { title, intro } = messagesFor(content.locale).Jobs
  return <JobsView content={content} title={title} intro={intro} />
}
