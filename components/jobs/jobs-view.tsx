import { NextIntlClientProvider, useMessages } from 'next-intl'
import type { BoardState } from '@/components/board/job-queries'
import { env } from '@/lib/env'
import type { LandingLinks } from '@/lib/model/jobs/job-landings'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import { JobBoard } from './board/job-board.client'
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
  const {
    JobBoard: board,
    Jobs,
    Feeds: { follow, alerts, formats },
  } = useMessages()
  const { locale, filter, page, results } = content
  const path = routes.jobSearch(locale, filter, page)
  return (
    <>
      <NextIntlClientProvider messages={{ JobBoard: board, Jobs, Feeds: { follow, alerts, formats } }}>
        <JobBoard
          state={{ filter, page, path }}
          results={results}
          title={title}
          intro={intro}
          siteName={env.SITE_NAME}
          alerts={{ form: env.ALERT_FORM, origin: env.SITE_URL }}
        />
      </NextIntlClientProvider>
      <LandingNav landings={content.landings} />
    </>
  )
}
