import { locales, messagesFor } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string }

/** What the visitor has saved in the browser: the server renders a page without it, the same for all. */
export const savedPage = definePage<Content>({
  browser: 'react',
  routes: ['/[locale]/saved'],
  read: async ({ locale = '' }) => ({ locale }),
  path: ({ locale }) => routes.saved(locale),
  languageLinks: () => versionsIn(locales, routes.saved),
  breadcrumbs: () => [],
  metadata: async ({ locale }) => {
    const { title, intro } = messagesFor(locale).Saved
    return pageMetadata({
      locale,
      path: routes.saved(locale),
      title,
      description: intro,
      image: await selectOpenGraphImage([], routes.home(locale)),
      noindex: true,
    })
  },
  jsonLd: ({ locale }) => {
    const name = messagesFor(locale).Saved.title
    const page = { locale, path: routes.saved(locale), name, breadcrumbs: [] }
    return listGraph(page, { items: [] })
  },
  openGraphImage: () => null,
  hasMarkdown: false,
  sitemap: { lists: {}, month: null },
  cacheTags: () => [],
})
