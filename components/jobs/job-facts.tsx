import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { toHost } from '@/components/ui/host'
import { Time } from '@/components/ui/time'
import { formatDay, formatLanguage, formatList } from '@/lib/i18n/format'
import { tokenLabel } from '@/lib/i18n/token-label'
import type { Job } from '@/lib/model/job'
import { contractLabel, durationText, remoteText, startText } from '@/lib/model/job-facts'
import { JobContract } from './job-contract'
import { JobOffices } from './job-offices'
import { JobSalary } from './job-salary'
import { JobStart } from './job-start'

/** The known facts of a job, one line each. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTranslations('Job.facts')
  const locale = useLocale()
  const { Tokens: tokens } = useMessages()
  const { offices, salary, experienceLevel, educationLevel, department, publishedAt } = job
  const { reference, externalReference, organization } = job
  const isVacancy = !job.isSpontaneous
  const duration = durationText(job.contractDuration, locale)
  const remote = remoteText(job, locale)
  return (
    <dl className="flex flex-col gap-3">
      {isVacancy && contractLabel(job, locale) && (
        <Fact name={t('contract')}>
          <JobContract job={job} />
          {duration && <span className="block font-normal text-muted">{duration}</span>}
        </Fact>
      )}
      {isVacancy && offices.length > 0 && (
        <Fact name={t('places', { count: offices.length })}>
          <JobOffices offices={offices} />
        </Fact>
      )}
      {isVacancy && remote && <Fact name={t('remote')}>{remote}</Fact>}
      {salary && (
        <Fact name={t('salary')}>
          <JobSalary salary={salary} />
        </Fact>
      )}
      {startText(job, locale) && (
        <Fact name={t('start')}>
          <JobStart job={job} />
        </Fact>
      )}
      {experienceLevel && (
        <Fact name={t('experience')}>{tokenLabel(tokens.experience, experienceLevel)}</Fact>
      )}
      {educationLevel && <Fact name={t('education')}>{tokenLabel(tokens.education, educationLevel)}</Fact>}
      {department && <Fact name={t('department')}>{department.name}</Fact>}
      {job.language !== locale && <Fact name={t('language')}>{formatLanguage(job.language, locale)}</Fact>}
      {publishedAt && (
        <Fact name={t('published')}>
          <Time value={publishedAt} />
        </Fact>
      )}
      {!publishedAt && <JobCreation job={job} />}
      <Fact name={t('reference')}>
        {externalReference === null ? reference : formatList([reference, externalReference], locale)}
      </Fact>
      {organization.websiteUrl && (
        <Fact name={t('website')}>
          <ExternalLink href={organization.websiteUrl} rel="noopener">
            {toHost(organization.websiteUrl)}
          </ExternalLink>
        </Fact>
      )}
    </dl>
  )
}

/** The time of creation, for a job whose time of publication is unknown. */
function JobCreation({ job: { createdAt, createdDay } }: { job: Job }) {
  const t = useTranslations('Job.facts')
  const locale = useLocale()
  if (!createdAt && !createdDay) return null
  return (
    <Fact name={t('created')}>
      {createdAt ? (
        <Time value={createdAt} />
      ) : (
        createdDay && <time dateTime={createdDay}>{formatDay(createdDay, locale)}</time>
      )}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-line pb-3 last:border-0 last:pb-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
