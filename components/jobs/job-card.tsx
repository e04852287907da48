import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ImageLoading } from '@/components/ui/content-image'
import { Facts } from '@/components/ui/facts'
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

/** One job in a list: its name, and its facts below. */
export function JobCard({ job, headingLevel = 2, hidesOrganization = false, loading, action }: JobCardProps) {
  const t = useTranslations('Jobs')
  const { company, places, note } = job
  const { contract, remote, salary, published }: Partial<ListedJob> = job.isSpontaneous ? {} : job
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="group/card relative flex items-center gap-3 py-2 sm:gap-4 sm:py-3">
      {!hidesOrganization && (
        <LogoImage src={company.logo} name={company.name} size="small" loading={loading} />
      )}
      <div className="min-w-0 flex-1">
        <Heading {...langProps(job.language)} className="leading-snug font-semibold sm:text-lg">
          <a
            href={job.url}
            className="stretched decoration-accent decoration-2 underline-offset-4 group-hover/card:text-accent group-hover/card:underline"
          >
            {job.name}
          </a>
        </Heading>
        <Facts>
          {hidesOrganization ? job.department && <bdi>{job.department}</bdi> : <bdi>{company.name}</bdi>}
          {job.isSpontaneous ? t('spontaneous') : places.length > 0 && <Names names={places} />}
          {!job.isSpontaneous && contract && <bdi {...langProps(contract.language)}>{contract.text}</bdi>}
          {remote}
          {salary}
          {note}
          {published && (
            <span className="wide-only">
              <span className="sr-only">{t('published')} </span>
              <time dateTime={published.time}>{published.text}</time>
            </span>
          )}
        </Facts>
      </div>
      {action && <div className="relative max-sm:-me-2">{action}</div>}
    </article>
  )
}
