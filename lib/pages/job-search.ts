import { tags } from '@/lib/cache-tags'
import { readJobBoard } from '@/lib/data/jobs/job-board'
import { currentEmployer } from '@/lib/employer'
import { locales } from '@/lib/i18n/locales'
import { boardTranslator, translatorFor } from '@/lib/i18n/translator'
import { isIndexedState } from '@/lib/model/jobs/landing-state'
import { landingTitle } from '@/lib/model/jobs/landing-title'
import { stateLabels } from '@/lib/model/search/state-labels'
import { parseJobSearch, routes } from '@/lib/routes'
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
  readBoardPage,
  withPage,
} from './job-board'
import { jobsDescription } from './jobs'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

/**
 * A state of the job board. Those that search engines index are the landing pages: the jobs of one city, country, contract,
 * department or policy of remote work, and pairs of these with enough jobs.
 */
export const jobSearchPage = definePage<BoardContent>({
  browser: 'react',
  routes: ['/[locale]/jobs/search/[filters]'],
  read: async ({ locale = '', filters = '' }) => {
    const state = parseJobSearch(`${routes.findJobs(locale)}/${filters}`)
    return state && readBoardPage(locale, state.filter, state.page)
  },
  path: boardPath,
  languageLinks: versionsOf,
  breadcrumbs,
  metadata: async (content) => {
    const { locale, filter, results } = content
    const t = translatorFor(locale)
    const labels = labelText(content)
    const { total: count } = results
    const name = currentEmployer()?.name
    return pageMetadata({
      locale,
      path: boardPath(content),
      title: withPage(content, titleOf(content)),
      description: pageDescription(
        content,
        labels === ''
          ? jobsDescription(locale, count)
          : name === undefined
            ? t('JobBoard.description', { count, labels })
            : t('JobBoard.employerDescription', { count, labels, name }),
      ),
      image: await selectOpenGraphImage([], routes.jobs(locale)),
      versions: isIndexed(content) ? versionsOf(content) : [],
      noindex: !isIndexed(content),
      feeds: feedLinks(feedScopes.jobSearch(locale, filter, labels)),
    })
  },
  jsonLd: (content) => boardGraph(withIndexedItems(content), titleOf(content), breadcrumbs(content)),
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const { board } = await readJobBoard()
        return board.landings.flatMap(({ filter }) =>
          versionEntry(locale, locales, (version) => routes.jobSearch(version, filter)),
        )
      },
    },
    month: null,
  },
  cacheTags: () => [tags.jobs()],
})

function isIndexed(content: BoardContent): boolean {
  return isIndexedState(content, content.results.total)
}

/** The list of a state that search engines do not index is not described to them. */
function withIndexedItems(content: BoardContent): BoardContent {
  return isIndexed(content) ? content : { ...content, results: { ...content.results, items: [] } }
}

function breadcrumbs(content: BoardContent) {
  const { locale, filter } = content
  const own = { name: labelText(content) || titleOf(content), href: routes.jobSearch(locale, filter) }
  return boardBreadcrumbs([jobsBreadcrumb(locale), own], content)
}

export function titleOf(content: BoardContent): string {
  const { locale, filter, results } = content
  const t = translatorFor(locale)
  const labels = labelText(content)
  if (labels === '') return t('Jobs.title')
  return (
    landingTitle(filter, results.facets, boardTranslator(locale), locale) ?? t('JobBoard.title', { labels })
  )
}

function labelText({ filter, results, locale }: BoardContent): string {
  return stateLabels(filter, results, locale)
}

/** Every locale shows the same jobs, those in its language first. */
function versionsOf({ filter, page }: BoardContent) {
  return versionsIn(locales, (locale) => routes.jobSearch(locale, filter, page))
}
