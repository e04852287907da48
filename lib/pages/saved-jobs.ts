import { messagesFor } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { switcherLinks } from '@/lib/seo/alternates'
import { type Breadcrumbs, jobsBreadcrumb } from '@/lib/seo/breadcrumbs'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string }

/** The jobs that the visitor has saved in the browser: the server renders a page without jobs, the same for all. */
export const savedJobsPage = definePage<Content>({
  routes: ['/[locale]/jobs/saved'],
  read: async ({ locale = '' }) => ({ locale }),
  path: ({ locale }) => routes.savedJobs(locale),
  languageLinks: () => switcherLinks([], routes.savedJobs),
  breadcrumbs,
  metadata: async ({ locale }) => {
    const { title, intro } = messagesFor(locale).SavedJobs
    return pageMetadata({
      locale,
      path: routes.savedJobs(locale),
      title,
      description: intro,
      image: await selectOpenGraphImage(null, routes.jobs(locale)),
      noindex: true,
    })
  },
  jsonLd: ({ locale }) => {
    const name = messagesFor(locale).SavedJobs.title
    const page = { locale, path: routes.savedJobs(locale), name, breadcrumbs: breadcrumbs({ locale }) }
    return listGraph(page, { items: [] })
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: { lists: {}, month: null },
  cacheTags: () => [],
  affectedUrls: { article: () => [], organization: () => [], job: () => [] },
})

function breadcrumbs({ locale }: Content): Breadcrumbs {
  return [jobsBreadcrumb(locale), { name: messagesFor(locale).SavedJobs.title }]
}
