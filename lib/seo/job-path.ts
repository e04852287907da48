import { localeForLanguage } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { routes } from '@/lib/routes'

/** A job is shown in every locale; this is its canonical address, in the locale of its text. */
export function jobPath(job: Job): string {
  return routes.job(localeForLanguage(job.language), job.organization.slug, job.slug)
}
