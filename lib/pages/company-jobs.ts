import { tags } from '@/lib/cache-tags'
import { readJobBoard } from '@/lib/data/jobs/job-board'
import { findOrganization, readEmployer } from '@/lib/data/organizations'
import { withValues } from '@/lib/facet-filter'
import { locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { noFilter } from '@/lib/job-filter'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { companyBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { organizationPath } from '@/lib/seo/canonical-paths'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import {
  type BoardContent,
  boardBreadcrumbs,
  boardGraph,
  pageDescription,
  readNumberedPage,
  withPage,
} from './job-board'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = BoardContent & { organization: OrganizationSummary }

/** The vacancies of one organization: a first page and numbered pages. */
export const companyJobsPage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]/companies/[company]/jobs', '/[locale]/companies/[company]/jobs/page/[page]'],
  read: async ({ locale = '', company = '', page }) => {
    const organization = await findOrganization(company)
    if (!organization) return null
    const content = await readNumberedPage(locale, withValues(noFilter, 'company', [company]), page)
    return content && { ...content, organization }
  },
  path,
  languageLinks: ({ organization, page }) => versionsOf(organization, page),
  breadcrumbs,
  isOfJobs: true,
  metadata: async (content) => {
    const { locale, organization, page, results } = content
    const t = translatorFor(locale)
    const { name } = organization
    const isIndexed = page === 1 && results.total > 0
    return pageMetadata({
      locale,
      path: path(content),
      title: withPage(content, t('JobBoard.companyTitle', { name })),
      description: pageDescription(content, t('JobBoard.companyDescription', { name, count: results.total })),
      image: await selectOpenGraphImage([], organizationPath(organization, locale)),
      versions: isIndexed ? versionsOf(organization, page) : [],
      noindex: !isIndexed,
      feeds: feedLinks(feedScopes.companyJobs(locale, organization)),
    })
  },
  jsonLd: (content) => boardGraph(content, titleOf(content), breadcrumbs(content)),
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const { board } = await readJobBoard()
        const open = board.jobs.filter(({ job }) => !job.isSpontaneous)
        const slugs = new Set(open.map(({ job }) => job.organization.slug))
        slugs.delete((await readEmployer())?.slug ?? '')
        return [...slugs].flatMap((slug) =>
          versionEntry(locale, locales, (version) => routes.companyJobs(version, slug)),
        )
      },
    },
    month: null,
  },
  cacheTags: ({ organization: { reference, slug } }) => [
    tags.organization(reference),
    tags.organizationSlug(slug),
    tags.organizationJobs(reference),
    tags.jobs(),
  ],
})

function path({ locale, organization, page }: Content): string {
  return routes.companyJobs(locale, organization.slug, page)
}

function titleOf({ locale, organization }: Content): string {
  return translatorFor(locale)('JobBoard.companyTitle', { name: organization.name })
}

function breadcrumbs(content: Content) {
  const { locale, organization } = content
  const own = { name: titleOf(content), href: routes.companyJobs(locale, organization.slug) }
  return boardBreadcrumbs([...companyBreadcrumbs(locale, organization), own], content)
}

function versionsOf({ slug }: OrganizationSummary, page: number) {
  return versionsIn(locales, (locale) => routes.companyJobs(locale, slug, page))
}
