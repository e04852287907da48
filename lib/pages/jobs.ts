import { tags } from '@/lib/cache-tags'
import { readJobBoard } from '@/lib/data/jobs/job-board'
import { currentEmployer } from '@/lib/employer'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { jobsBreadcrumb } from '@/lib/seo/breadcrumbs'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import {
  type BoardContent,
  boardBreadcrumbs,
  boardGraph,
  boardPath,
  pageDescription,
  readNumberedPage,
  withPage,
} from './job-board'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

/** All vacancies: a first page and numbered pages. */
export const jobsPage = definePage<BoardContent>({
  browser: 'react',
  routes: ['/[locale]/jobs', '/[locale]/jobs/page/[page]'],
  read: ({ locale = '', page }) => readNumberedPage(locale, noFilter, page),
  path: boardPath,
  languageLinks: ({ page }) => versionsOf(page),
  breadcrumbs,
  metadata: async (content) => {
    const { locale, page, results } = content
    const t = translatorFor(locale)
    // Search engines find the jobs in the sitemap: the numbered pages change with every new job.
    const isIndexed = page === 1 && results.total > 0
    return pageMetadata({
      locale,
      path: boardPath(content),
      title: withPage(content, t('Jobs.title')),
      description: pageDescription(content, jobsDescription(locale, results.total)),
      image: await selectOpenGraphImage([], routes.jobs(locale)),
      versions: isIndexed ? versionsOf(page) : [],
      noindex: !isIndexed,
      feeds: feedLinks(feedScopes.jobs(locale), feedScopes.jobs(null, locale)),
    })
  },
  jsonLd: (content) => boardGraph(content, messagesFor(content.locale).Jobs.title, breadcrumbs(content)),
  openGraphImage: ({ locale, page }) => {
    const { title: label } = messagesFor(locale).Jobs
    const name = currentEmployer()?.name ?? ''
    const title = jobsIntro(locale) ?? translatorFor(locale)('JobBoard.companyTitle', { name })
    return page === 1 ? { path: routes.jobs(locale), label, title, facts: [] } : null
  },
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const { board } = await readJobBoard()
        const hasJobs = board.jobs.some(({ job }) => !job.isSpontaneous)
        return versionEntry(locale, hasJobs ? locales : [], (version) => routes.jobs(version))
      },
    },
    month: null,
  },
  cacheTags: () => [tags.jobs()],
})

/** Below the heading; null where there is nothing to say about companies. */
export function jobsIntro(locale: string): string | null {
  return currentEmployer() ? null : messagesFor(locale).Jobs.intro
}

/** The description of a list of all jobs. */
export function jobsDescription(locale: string, count: number): string {
  const name = currentEmployer()?.name
  const t = translatorFor(locale)
  return name === undefined
    ? t('Jobs.description', { count })
    : t('JobBoard.companyDescription', { name, count })
}

function breadcrumbs(content: BoardContent) {
  return content.page === 1 ? [] : boardBreadcrumbs([jobsBreadcrumb(content.locale)], content)
}

/** Every locale shows the same jobs, those in its language first. */
function versionsOf(page: number) {
  return versionsIn(locales, (locale) => routes.jobs(locale, page))
}
