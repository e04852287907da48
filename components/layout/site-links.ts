import { basePath } from '@/lib/base-path'
import { currentEmployer } from '@/lib/employer'
import { translatorFor } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { findOwnPage, legalKeys, ownPageNamed } from '@/lib/settings/own-pages'
import { site, siteName, textIn } from '@/lib/settings/site'
import type { LinkSetting } from '@/lib/settings/site-yaml/links'

export type SiteLink = { href: string; name: string }

/** The links of the header: those of site.yaml, else the three lists. The site of one employer has no list of companies. */
export function navigationLinks(locale: string): readonly SiteLink[] {
  return site.navigation ? toLinks(site.navigation, locale) : listLinks(locale)
}

/** The lists of articles, companies and jobs. */
export function listLinks(locale: string): readonly SiteLink[] {
  return toLinks(ownLinks('articles', 'companies', 'jobs'), locale)
}

/** The columns of the footer: those of site.yaml, else one with all lists. */
export function footerColumns(locale: string): readonly { title: string; links: readonly SiteLink[] }[] {
  const { columns } = site.footer
  if (columns)
    return columns.map(({ title, links }) => ({
      title: textIn(title, locale),
      links: toLinks(links, locale),
    }))
  const links = ownLinks('articles', 'collections', 'companies', 'jobs')
  return [{ title: translatorFor(locale)('Layout.explore'), links: toLinks(links, locale) }]
}

/** The imprint, the privacy statement and the accessibility statement where the site has them and no column names them. */
export function legalLinks(locale: string): readonly SiteLink[] {
  const listed = new Set(footerColumns(locale).flatMap(({ links }) => links.map(({ href }) => href)))
  return legalKeys.flatMap((key) => {
    const page = findOwnPage(locale, key, 'key')
    if (page === null) return []
    const href = routes.ownPage(locale, page.name)
    return listed.has(href) ? [] : { href, name: page.title }
  })
}

/** The notice of site.yaml, with a link if it has one in the language. Null without a notice. */
export function siteNotice(locale: string): { text: string; href: string | null } | null {
  const { notice } = site
  if (!notice) return null
  const [link] = toLinks(notice.link ? [notice.link] : [], locale)
  return { text: textIn(notice.text, locale), href: link?.href ?? null }
}

/** The names of networks by host. */
const networks: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'glassdoor.com': 'Glassdoor',
  'instagram.com': 'Instagram',
  'kununu.com': 'kununu',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'xing.com': 'XING',
  'youtube.com': 'YouTube',
}

/** The profiles of the publisher. */
export function socialLinks(): readonly SiteLink[] {
  return site.footer.social.map((href) => {
    const host = new URL(href).hostname.replace(/^www\./, '')
    return { href, name: networks[host] ?? host }
  })
}

function ownLinks(...pages: NonNullable<LinkSetting['page']>[]): LinkSetting[] {
  return pages.map((page) => ({ page, own: null, label: null, url: null }))
}

function toLinks(settings: readonly LinkSetting[], locale: string): SiteLink[] {
  const t = translatorFor(locale)
  const names = {
    home: siteName(locale),
    articles: t('Layout.articles'),
    collections: t('Articles.collectionsTitle'),
    companies: t('Layout.companies'),
    jobs: t('Layout.jobs'),
    saved: t('Layout.saved'),
    search: t('SiteSearch.title'),
  }
  return settings.flatMap(({ page, own, label, url }) => {
    if (page === 'companies' && currentEmployer()) return []
    const text = label && textIn(label, locale)
    if (page !== null) return { href: routes[page](locale), name: text ?? names[page] }
    if (own === null) return { href: hrefOf(url, locale), name: text ?? '' }
    // A page that the language does not have has no link in it.
    const found = ownPageNamed(own, locale)
    return found ? { href: routes.ownPage(locale, found.name), name: text ?? found.title } : []
  })
}

/** The URL of a target in site.yaml, in which paths are those within the site. */
function hrefOf(target: string, locale: string): string {
  const url = target.replaceAll('{locale}', locale)
  return url.startsWith('/') ? basePath + url : url
}
