import { tags } from '@/lib/cache-tags'
import { listOrganizations } from '@/lib/data/organizations'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string; organizations: readonly OrganizationSummary[] }

export const companiesPage = definePage<Content>({
  routes: ['/[locale]/companies'],
  read: async ({ locale = '' }) => ({ locale, organizations: await listOrganizations() }),
  path: ({ locale }) => routes.companies(locale),
  languageLinks: () => switcherLinks([], routes.companies),
  breadcrumbs: () => [],
  metadata: async ({ locale, organizations }) => {
    const t = translatorFor(locale)
    const count = organizations.length
    return pageMetadata({
      locale,
      path: routes.companies(locale),
      title: t('Organizations.title'),
      description: t('Organizations.description', { count }),
      image: await selectOpenGraphImage(null, routes.companies(locale)),
      versions: count === 0 ? [] : versionsIn(locales, routes.companies),
      noindex: count === 0,
    })
  },
  jsonLd: ({ locale, organizations }) => {
    const name = messagesFor(locale).Organizations.title
    const items = organizations.map(({ name, slug }) => ({ name, path: routes.company(locale, slug) }))
    return listGraph({ locale, path: routes.companies(locale), name, breadcrumbs: [] }, { items })
  },
  openGraphImage: ({ locale }) => {
    const { title, intro } = messagesFor(locale).Organizations
    return { path: routes.companies(locale), label: title, title: intro, facts: [] }
  },
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => {
        const hasCompanies = (await listOrganizations()).length > 0
        return versionEntry(locale, hasCompanies ? locales : [], routes.companies)
      },
    },
    month: null,
  },
  cacheTags: () => [tags.organizations()],
  affectedUrls: { article: () => [], organization: () => locales.map(routes.companies), job: () => [] },
})
