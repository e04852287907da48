import { readTree } from '@/lib/content/parsed-texts'
import { plainText } from '@/lib/content/plain-text'
import { readBasicHtml, type TextReader } from '@/lib/content/text-readers'
import { localeForLanguage } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { Job } from '@/lib/model/jobs/job'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { escapeHtml } from '@/lib/seo/escape-html'

/**
 * The texts of a job as one HTML string, with the same headings as the job's canonical page. Empty if the job has no
 * text.
 */
export function toJobDescription(job: Job, read: TextReader = readBasicHtml): string {
  const t = translatorFor(localeForLanguage(job.language))
  const pageUrl = absoluteUrl(jobPath(job))
  const sections: [heading: string, text: string | null][] = [
    [t('Job.description'), job.description],
    [t('Job.profile'), job.profile],
    [t('Job.process'), job.recruitmentProcess],
    [t('Job.company', { name: job.organization.name }), job.companyDescription],
  ]
  return sections
    .map(([heading, text]) => [heading, read(text ?? '', 'html', pageUrl)] as const)
    .filter(([, html]) => html !== '')
    .map(([heading, html]) => `<h2>${escapeHtml(heading)}</h2>${html}`)
    .join('')
}

/** The characters of the texts of a job, without markup and headings. */
export function jobTextLength({ description, profile, recruitmentProcess, companyDescription }: Job): number {
  return [description, profile, recruitmentProcess, companyDescription].reduce(
    (sum, text) => sum + plainText(readTree(text ?? '', 'html')).length,
    0,
  )
}
