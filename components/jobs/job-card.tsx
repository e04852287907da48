import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { LogoImage } from '@/components/ui/logo-image'
import { Time } from '@/components/ui/time'
import { formatList } from '@/lib/i18n/format'
import { type JobSummary, placesOf } from '@/lib/model/job'
import { remoteText } from '@/lib/model/job-facts'
import { routes } from '@/lib/routes'
import { JobContract } from './job-contract'
import { JobSalary } from './job-salary'

type JobCardProps = {
  job: JobSummary
  headingLevel?: 2 | 3
  /** For lists of one organization's jobs: the department replaces the name and the logo of the organization. */
  hidesOrganization?: boolean
}

/** One job in a list: name, organization and place on the left; contract, salary and date on the right. */
export function JobCard({ job, headingLevel = 2, hidesOrganization = false }: JobCardProps) {
  const t = useTranslations('Jobs')
  const locale = useLocale()
  const { organization } = job
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const places = placesOf(job)
  return (
    <article className="group/card relative grid items-center gap-x-8 gap-y-3 py-5 transition-colors sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="flex items-center gap-4">
        {!hidesOrganization && <LogoImage src={organization.logo} name={organization.name} />}
        <div className="min-w-0">
          <Heading className="text-lg leading-snug font-semibold">
            <Link
              href={routes.job(locale, organization.slug, job.slug)}
              className="stretched decoration-accent decoration-2 underline-offset-4 group-hover/card:text-accent group-hover/card:underline"
            >
              {job.name}
            </Link>
          </Heading>
          <p className="meta">
            {!hidesOrganization && <span>{organization.name}</span>}
            {!job.isSpontaneous && places.length > 0 && <span>{formatList(places, locale)}</span>}
            {job.isSpontaneous && <span>{t('spontaneous')}</span>}
            {hidesOrganization && job.department && <span>{job.department.name}</span>}
          </p>
        </div>
      </div>
      {!job.isSpontaneous && <JobTerms job={job} />}
    </article>
  )
}

function JobTerms({ job }: { job: JobSummary }) {
  const t = useTranslations('Jobs')
  const locale = useLocale()
  const remote = remoteText(job, locale)
  return (
    <div className="flex flex-col gap-0.5 sm:text-end">
      <p className="meta text-base! text-ink!">
        <JobContract job={job} />
        {remote && <span>{remote}</span>}
      </p>
      <p className="meta">
        {job.salary && <JobSalary salary={job.salary} />}
        {job.publishedAt && (
          <span>
            <span className="sr-only">{t('published')} </span>
            <Time value={job.publishedAt} />
          </span>
        )}
      </p>
    </div>
  )
}
