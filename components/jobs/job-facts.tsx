import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { toHost } from '@/components/ui/host'
import { Time } from '@/components/ui/time'
import { formatDay, formatLanguage, formatList } from '@/lib/i18n/format'
import { tokenLabel } from '@/lib/i18n/token-label'
import { isOtherLanguage } from '@/lib/model/articles/other-language'
import type { Job } from '@/lib/model/jobs/job'
import { Fact } from './fact'
import { JobOffices } from './job-offices'

/** The known facts of a job that `JobKeyFacts` does not show, and the addresses of its places: closed above the text on narrow screens. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTranslations('Job.facts')
  const locale = useLocale()
  const { Tokens: tokens } = useMessages()
  const { offices, isSpontaneous, experienceLevel, educationLevel, department, publishedAt } = job
  const { reference, externalReference, organization } = job
  return (
    <details className="job-facts">
      <summary className="cursor-pointer py-1.5 font-medium">{t('more')}</summary>
      <dl className="flex flex-col gap-3">
        {!isSpontaneous && offices.length > 0 && (
          <Fact name={t('addresses', { count: offices.length })}>
            <JobOffices offices={offices} />
          </Fact>
        )}
        {experienceLevel && (
          <Fact name={t('experience')}>{tokenLabel(tokens.experience, experienceLevel)}</Fact>
        )}
        {educationLevel && <Fact name={t('education')}>{tokenLabel(tokens.education, educationLevel)}</Fact>}
        {department && (
          <Fact name={t('department')}>
            <bdi>{department.name}</bdi>
          </Fact>
        )}
        {isOtherLanguage(job.language, locale) && (
          <Fact name={t('language')}>{formatLanguage(job.language, locale)}</Fact>
        )}
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
    </details>
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
