import 'server-only'
import { latestJobBoard } from '@/lib/data/jobs/job-board'
import { locales } from '@/lib/i18n/locales'
import { pageOf } from '@/lib/pages/urls/document-path'
import { isSearchPath, isSiteSearchPath, paths } from '@/lib/routes'

/**
 * Whether a page or document is about something that a visitor has searched, and has it in its path. Landing pages are not: their
 * paths are like those of searches, but sitemaps list them.
 */
export function isOfSearch(path: string, landings: ReadonlySet<string>): boolean {
  const page = pageOf(path)
  return (isSearchPath(page) || isSiteSearchPath(page)) && !landings.has(page)
}

/** The paths of the landing pages of jobs. Empty while this process has no job board. */
export function landingPaths(): ReadonlySet<string> {
  const landings = latestJobBoard()?.board.landings ?? []
  // `paths.jobSearch` gives the same paths, in half a second for ten thousand landing pages.
  return new Set(
    locales.flatMap((locale) => {
      const search = paths.findJobs(locale)
      return landings.map(({ segment }) => `${search}/${encodeURIComponent(segment)}`)
    }),
  )
}
