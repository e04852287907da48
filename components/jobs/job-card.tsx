import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ImageLoading } from '@/components/ui/content-image'
import { LogoImage } from '@/components/ui/logo-image'
import { Names } from '@/components/ui/names'
import { langProps } from '@/lib/i18n/lang-props'
import type { ListedJob } from '@/lib/model/jobs/listed-job'

type JobCardProps = {
  job: ListedJob
  headingLevel?: 2 | 3
  /** For lists of one organization's jobs: the department replaces the name and the logo of the organization. */
  hidesOrganization?: boolean
  loading?: ImageLoading
  /** A control at the end of the card, which the link of the card does not cover. */
  action?: ReactNode
}

/** One job in a list: name, organization and place on the left; contract, salary and date on the right. */
export function JobCard({ job, headingLevel = 2, hidesOrganization = false, loading, action }: JobCardProps) {
  const t = useTranslations('Jobs')
  const { company, places, note } = job
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const columns = action
    ? 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_auto] xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)_auto]'
    : 'grid-cols-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]'
  return (
    <article
      className={`group/card relative grid items-center gap-x-8 gap-y-3 py-5 transition-colors ${columns}`}
    >
      <div className={`flex items-center gap-4 ${action ? 'col-span-2 sm:col-span-1' : ''}`}>
        {!hidesOrganization && <LogoImage src={company.logo} name={company.name} loading={loading} />}
        <div className="min-w-0">
          <Heading {...langProps(job.language)} className="text-lg leading-snug font-semibold">
            <a
              href={job.url}
              className="stretched decoration-accent decoration-2 underline-offset-4 group-hover/card:text-accent group-hover/card:underline"
            >
              {job.name}
            </a>
          </Heading>
          <p className="meta">
            {!hidesOrganization && (
              <span>
                <bdi>{company.name}</bdi>
              </span>
            )}
            {!job.isSpontaneous && places.length > 0 && (
              <span>
                <Names names={places} />
              </span>
            )}
            {job.isSpontaneous && <span>{t('spontaneous')}</span>}
            {hidesOrganization && job.department && (
              <span>
                <bdi>{job.department}</bdi>
              </span>
            )}
            {note && <span>{note}</span>}
          </p>
        </div>
      </div>
      {!job.isSpontaneous && <JobTerms job={job} />}
      {action && <div className="relative col-start-2 sm:col-start-3">{action}</div>}
    </article>
  )
}

function JobTerms({ job: { contract, remote, salary, published } }: { job: ListedJob }) {
  const t = useTranslations('Jobs')
  return (
    <div className="flex flex-col gap-0.5 sm:text-end">
      <p className="meta text-base! text-ink!">
        {contract && (
          <span>
            <bdi {...langProps(contract.language)}>{contract.text}</bdi>
          </span>
        )}
        {remote && <span>{remote}</span>}
      </p>
      <p className="meta">
        {salary && <span>{salary}</span>}
        {published && (
          <span>
            <span className="sr-only">{t('published')} </span>
            <time dateTime={published.time} className="whitespace-nowrap">
              {published.text}
            </time>
          </span>
        )}
      </p>
    </div>
  )
}
