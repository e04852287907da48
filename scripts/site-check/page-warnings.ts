import { pageLinks, pageRules, toPageSubject } from '@/lib/editors/warnings/page-rules'
import { findWarnings } from '@/lib/editors/warnings/rule'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import type { OwnPage } from '@/lib/settings/own-pages'
import { textIn } from '@/lib/settings/site'
import { placeOf, sitePath } from '@/lib/settings/site-folder'
import type { SiteSettings } from '@/lib/settings/site-yaml/site-schema'

/** A line for each rule of content health that the text of a page breaks. Gaps have lines of their own, and records are not looked up. */
export function pageWarnings(page: OwnPage): string[] {
  const subject = toPageSubject(page)
  const dead = pageLinks(subject).flatMap(({ href, key }) => (key === null ? [href] : []))
  const warnings = [
    ...findWarnings(pageRules, subject).filter(({ rule }) => rule !== 'page-gap'),
    ...(dead.length > 0 ? [{ rule: 'page-link-not-found' as const, details: dead }] : []),
  ]
  const { Warnings: texts } = editorMessagesFor('en')
  return warnings.map(
    ({ rule, details }) =>
      `${placeOf(page.file, details[0] ?? page.title)}: ${[texts[rule].title, details.join(', ')].filter(Boolean).join(': ')}`,
  )
}

/** The same of site.yaml: of the texts of the home page, and of the links of header, footer and notice as if a text had them. */
export function siteWarnings(
  { navigation = [], footer, notice, home }: SiteSettings,
  locales: readonly string[],
): string[] {
  const columns = footer.columns ?? []
  const links = [...navigation, ...columns.flatMap((column) => column.links), notice?.link ?? []].flat()
  const targets = links.flatMap(({ url }) => url ?? [])
  const warnings = locales.flatMap((locale) => {
    const texts = (home.sections ?? []).map((section) =>
      section.kind === 'markdown' ? textIn(section.text, locale) : '',
    )
    const written = targets.map((target) => `[link](<${target.replaceAll('{locale}', locale)}>)`)
    return pageWarnings({
      ...{ locale, name: '', key: '', title: '', description: null, noindex: false, updated: null },
      text: [...texts, ...written].join('\n\n'),
      file: sitePath('site.yaml'),
    })
  })
  return [...new Set(warnings)]
}
