import { toBasicHtml } from '@/lib/content/basic-html'
import { messagesFor, localeForLanguage } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { escapeHtml } from '@/lib/seo/escape-html'
import { jobPath } from '@/lib/seo/job-path'
import { absolute } from './graph'

/**
 * All that a job says of itself, under the headings of its canonical page, as HTML. Empty where it says nothing.
 * `toHtml` sanitises; the page its texts stand on is the base of their links.
 */
export function toJobDescription(
  job: Job,
  toHtml: (text: string, base: string) => string = toBasicHtml,
): string {
  const words = messagesFor(localeForLanguage(job.language)).Job
  const base = absolute(jobPath(job))
  const sections: [title: string, text: string | null][] = [
    [words.description, job.description],
    [words.profile, job.profile],
    [words.process, job.recruitmentProcess],
    [words.company.replace('{name}', () => job.organization.name), job.companyDescription],
  ]
  return sections
    .map(([title, text]) => [title, toHtml(text ?? '', base)] as const)
    .filter(([, html]) => html !== '')
    .map(([title, html]) => `<h2>${escapeHtml(title)}</h2>${html}`)
    .join('')
}
