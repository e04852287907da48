import { cache } from 'react'
import { nameFootnotes } from '@/lib/content/footnotes'
import { parseText } from '@/lib/content/pipeline'
import { firstSentences } from '@/lib/content/plain-text'
import { type Alternate, routes } from '@/lib/routes'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageGraph } from '@/lib/seo/json-ld/page'
import { pageMetadata, toDescription, toLanguages } from '@/lib/seo/metadata'
import { findOwnPage, type OwnPage, ownPages } from '@/lib/settings/own-pages'
import { siteName } from '@/lib/settings/site'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'
import { ownPageRoute } from './urls/page-route'

type Content = { page: OwnPage }

/** The pages that the site folder has as Markdown files. */
export const ownPage = definePage<Content>({
  browser: 'elements',
  routes: [ownPageRoute],
  read: async ({ locale = '', path = '' }) => {
    const page = findOwnPage(locale, path)
    return page && { page }
  },
  path: ({ page }) => pathOf(page),
  languageLinks: ({ page }) => versionsOf(page),
  breadcrumbs: ({ page }) => breadcrumbsOf(page),
  metadata: async ({ page }) => {
    const { locale, title, noindex } = page
    return pageMetadata({
      ...{ locale, title, noindex, path: pathOf(page) },
      description: page.description ?? toDescription(firstSentences(ownPageText(page))),
      markdown: routes.markdown(pathOf(page)),
      image: await selectOpenGraphImage([], pathOf(page)),
      versions: versionsOf(page).filter(({ isIndexed }) => isIndexed),
    })
  },
  jsonLd: ({ page }) => {
    const { locale, title: name, updated } = page
    return pageGraph({ locale, path: pathOf(page), name, updated, breadcrumbs: breadcrumbsOf(page) }, [])
  },
  openGraphImage: ({ page }) => ({
    path: pathOf(page),
    label: siteName(page.locale),
    title: page.title,
    facts: [],
  }),
  hasMarkdown: true,
  sitemap: {
    lists: {
      pages: async (locale) =>
        ownPages()
          .filter((page) => page.locale === locale && !page.noindex)
          .map((page) => ({
            path: pathOf(page),
            lastModified: page.updated === null ? null : new Date(page.updated),
            languages: toLanguages(versionsOf(page).filter(({ isIndexed }) => isIndexed)),
          })),
    },
    month: null,
  },
  // It shows no record.
  cacheTags: () => [],
})

/** The parsed text of a page, parsed once per render: metadata and body share it. */
export const ownPageText = cache(({ text, locale }: OwnPage) =>
  nameFootnotes(parseText(text, 'markdown'), locale),
)

function pathOf({ locale, name }: OwnPage): string {
  return routes.ownPage(locale, name)
}

/** The page in each language that has it. */
function versionsOf({ key }: OwnPage): (Alternate & { isIndexed: boolean })[] {
  return ownPages()
    .filter((other) => other.key === key)
    .map((other) => ({ locale: other.locale, href: pathOf(other), isIndexed: !other.noindex }))
}

/** The pages whose paths the path of the page continues, and the page. Empty where there are none. */
function breadcrumbsOf({ locale, name, title }: OwnPage): Breadcrumbs {
  const parts = name.split('/')
  const parents = parts.slice(1).flatMap((_, index) => {
    const parent = findOwnPage(locale, parts.slice(0, index + 1).join('/'))
    return parent ? [{ name: parent.title, href: pathOf(parent) }] : []
  })
  return parents.length === 0 ? [] : [...parents, { name: title }]
}
