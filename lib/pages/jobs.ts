import { tags } from '@/lib/cache-tags'
import { type JobList, listJobs } from '@/lib/data/jobs'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { JobSummary } from '@/lib/model/job'
import { jobFeedFormats, keysOf, routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string; list: JobList }

export const jobsPage = definePage<Content>({
  routes: ['/[locale]/jobs'],
  read: async ({ locale = '' }) => ({ locale, list: await listJobs() }),
  path: ({ locale }) => routes.jobs(locale),
  languageLinks: () => switcherLinks([], routes.jobs),
  breadcrumbs: () => [],
  metadata: async ({ locale, list }) => {
    const t = translatorFor(locale)
    const count = list.jobs.filter(isVacancy).length
    return pageMetadata({
      locale,
      path: routes.jobs(locale),
      title: t('Jobs.title'),
      description: t('Jobs.description', { count }),
      image: await selectOpenGraphImage(null, routes.jobs(locale)),
      versions: count === 0 ? [] : versionsIn(locales, routes.jobs),
      noindex: count === 0,
      feeds: feedLinks(feedScopes.jobs(locale), feedScopes.jobs(null, locale)),
    })
  },
  jsonLd: ({ locale, list }) => {
    const name = messagesFor(locale).Jobs.title
    const items = list.jobs.map(({ name, slug, organization }) => ({
      name,
      path: routes.job(locale, organization.slug, slug),
    }))
    return listGraph({ locale, path: routes.jobs(locale), name, breadcrumbs: [] }, { items })
  },
  openGraphImage: ({ locale }) => {
    const { title, intro } = messagesFor(locale).Jobs
    return { path: routes.jobs(locale), label: title, title: intro, facts: [] }
  },
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const hasJobs = (await listJobs()).jobs.some(isVacancy)
        return versionEntry(locale, hasJobs ? locales : [], routes.jobs)
      },
    },
    month: null,
  },
  cacheTags: () => [tags.jobs()],
  affectedUrls: {
    article: () => [],
    // The jobs name their organizations.
    organization: listPaths,
    job: listPaths,
  },
})

function listPaths(): string[] {
  return [
    ...locales.map(routes.jobs),
    ...keysOf(jobFeedFormats).flatMap((format) => [
      routes.jobsFeed(format),
      ...locales.map((locale) => routes.jobsFeed(format, locale)),
    ]),
  ]
}

function isVacancy(job: JobSummary): boolean {
  return !job.isSpontaneous
}
