import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import type { SimilarJobs } from '@/lib/model/jobs/similar-jobs'
import { facetLabel } from '@/lib/model/search/facet-label'
import { routes } from '@/lib/routes'
import { JobList } from './job-list'

/** Vacancies of other organizations, and a link to the state of the job board that has more of them. */
export function SimilarJobsSection({ similar: { jobs, more } }: { similar: SimilarJobs }) {
  const t = useTranslations('Job')
  const locale = useLocale()
  if (jobs.length === 0) return null
  const seeAll = more
    ? {
        href: routes.jobSearch(locale, withValues(noFilter, more.name, [more.value])),
        label: t('similar.more', { label: facetLabel(more.name, more.label, locale) }),
      }
    : { href: routes.jobs(locale), label: t('similar.all') }
  return (
    <Section id="similar-jobs" title={t('similar.title')} seeAll={seeAll}>
      <JobList jobs={jobs} headingLevel={3} />
    </Section>
  )
}
