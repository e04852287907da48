import { toBasicHtml } from '@/lib/content/basic-html'
import { type ContentTree, parseText } from '@/lib/content/pipeline'
import { localeForLanguage, messagesFor } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { escapeHtml } from '@/lib/seo/escape-html'

/**
 * All texts of a job as HTML, under the headings of its canonical page. Empty if it has no text.
 * `toHtml` converts a sanitized tree; the job's canonical page is the base of relative links.
 */
export function toJobDescription(
  job: Job,
  toHtml: (tree: ContentTree, base: string) => string = toBasicHtml,
): string {
  const words = messagesFor(localeForLanguage(job.language)).Job
  const base = absoluteUrl(jobPath(job))
  const sections: [title: string, text: string | null][] = [
    [words.description, job.description],
    [words.profile, job.profile],
    [words.process, job.recruitmentProcess],
    [words.company.replace('{name}', () => job.organization.name), job.companyDescription],
  ]
  return sections
    .map(([title, text]) => [title, toHtml(parseText(text ?? '', 'html'), base)] as const)
    .filter(([, html]) => html !== '')
    .map(([title, html]) => `<h2>${escapeHtml(title)}</h2>${html}`)
    .join('')
}
