import { NextIntlClientProvider, useMessages } from 'next-intl'
import type { BoardState } from '@/components/board/job-queries'
import type { LandingLinks } from '@/lib/model/jobs/job-landings'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { jobFeedPaths, routes } from '@/lib/routes'
import { siteName } from '@/lib/settings/site'
import { JobBoard } from './board/job-board.client'
import { JobAlerts } from './job-alerts'
import { LandingNav } from './landing-nav'

type JobsViewProps = {
  content: Omit<BoardState, 'path'> & {
    locale: string
    results: JobSearch
    landings: readonly LandingLinks[]
  }
  title: string
  intro: string | null
}

/** A page of the job board. */
export function JobsView({ content, title, intro }: JobsViewProps) {
  const { JobBoard: board, Jobs } = useMessages()
  const { locale, filter, page, results } = content
  const path = routes.jobSearch(locale, filter, page)
  return (
    <>
      <NextIntlClientProvider messages={{ JobBoard: board, Jobs }}>
        <JobBoard
          state={{ filter, page, path }}
          results={results}
          title={title}
          intro={intro}
          siteName={siteName(locale)}
        />
      </NextIntlClientProvider>
      <JobAlerts path={path} feed={jobFeedPaths(locale, filter).rss ?? ''} />
      <LandingNav landings={content.landings} />
    </>
  )
}
