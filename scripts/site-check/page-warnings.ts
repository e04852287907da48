import { pageLinks, pageRules, toPageSubject } from '@/lib/editors/warnings/page-rules'
import { findWarnings } from '@/lib/editors/warnings/rule'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import type { OwnPage } from '@/lib/settings/own-pages'

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
      `${page.file}: ${[texts[rule].title, details.join(', ')].filter(Boolean).join(': ')}`,
  )
}
