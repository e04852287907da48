import type { Metadata } from 'next'
import { cache } from 'react'
import type { Month } from '@/lib/data/articles/article-periods'
import { readEmployer } from '@/lib/data/organizations'
import { isLocale } from '@/lib/i18n/locales'
import type { Alternate, SitemapList } from '@/lib/routes'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import type { Node } from '@/lib/seo/json-ld/graph'
import type { SitemapEntry } from '@/lib/seo/sitemap-entries'
import { matchRoute, type PageParams } from './urls/page-route'

export type Browser = 'elements' | 'react'

/** The text of a generated Open Graph image. */
export type OpenGraphImageText = {
  /** The path of the page that the image belongs to. */
  path: string
  /** The kind of page, above the title. */
  label: string
  title: string
  /** Below the title. */
  facts: readonly string[]
}

/** A file of a month (from 1), and how many articles a file lists. */
type MonthPart = { part: number; size: number }

/**
 * All that the site declares about one kind of page. Pages, metadata, sitemaps, Open Graph images, breadcrumbs and
 * affected URLs read it; a missing property is a type error. `Content` is what a page of the kind shows, its locale
 * included.
 */
export type PageKind<Content> = {
  /** The Next.js routes of the kind under app/, such as `/[locale]/companies/[company]`. */
  routes: readonly string[]
  /**
   * What a page needs in the browser: only the custom elements of `elements/`, or React too. Stored pages of the first kind are sent
   * without the scripts of Next.js.
   */
  browser: Browser
  /** Reads the content of a URL, by the params of its route. Null means that there is no such page. */
  read: (params: PageParams) => Promise<Content | null>
  /** The path of the page. Another URL at which `read` finds the content redirects to it. */
  path: (content: Content) => string
  /** The page of the same record or list in each locale that has one: the links of the language switcher. */
  languageLinks: (content: Content) => Promise<readonly Alternate[]> | readonly Alternate[]
  breadcrumbs: (content: Content) => Breadcrumbs
  /** The main navigation marks the jobs, whatever the breadcrumbs name. */
  isOfJobs?: true
  metadata: (content: Content) => Promise<Metadata>
  jsonLd: (content: Content) => Promise<readonly Node[]> | readonly Node[]
  /** Null for a kind whose pages use the image of another page. */
  openGraphImage: (content: Content) => OpenGraphImageText | null
  /** Whether the pages have a Markdown alternate at `{path}.md`. */
  hasMarkdown: boolean
  sitemap: {
    /** The indexable pages of the kind in a locale, by the sitemap that lists them. */
    lists: Partial<Record<SitemapList, (locale: string) => Promise<readonly SitemapEntry[]>>>
    /** The indexable pages of the kind in a part of a month's sitemap; null for none. */
    month: ((locale: string, month: Month, part: MonthPart) => Promise<readonly SitemapEntry[]>) | null
  }
  /** The tags of the records that the page shows. A cached document about the page carries them too. */
  cacheTags: (content: Content) => readonly string[]
}

/** A kind in the registry. */
export type Page<Content> = PageKind<Content> & {
  /** The content at a path, read once per render: layout, metadata and body share it. Null means 404. */
  readAt: (path: string) => Promise<Content | null>
  /** The page at a path, for code that handles pages of every kind. Null where `readAt` is null. */
  open: (path: string) => Promise<OpenPage | null>
}

type PagePart =
  | 'path'
  | 'languageLinks'
  | 'breadcrumbs'
  | 'metadata'
  | 'jsonLd'
  | 'openGraphImage'
  | 'cacheTags'

/** A page of any kind, with its content. */
type OpenPage = { [Part in PagePart]: () => ReturnType<PageKind<never>[Part]> }

export function definePage<Content>(kind: PageKind<Content>): Page<Content> {
  const readAt = cache(async (path: string): Promise<Content | null> => {
    const params = matchRoute(kind.routes, path)
    if (params) await readEmployer()
    // next.config.mjs rewrites unknown locales to the 404 page, but its pattern also matches `EN`.
    return params && isLocale(params.locale ?? '') ? kind.read(params) : null
  })
  return {
    ...kind,
    readAt,
    open: async (path) => {
      const content = await readAt(path)
      return (
        content && {
          path: () => kind.path(content),
          languageLinks: () => kind.languageLinks(content),
          breadcrumbs: () => kind.breadcrumbs(content),
          metadata: () => kind.metadata(content),
          jsonLd: () => kind.jsonLd(content),
          openGraphImage: () => kind.openGraphImage(content),
          cacheTags: () => kind.cacheTags(content),
        }
      )
    },
  }
}
