import { useLocale, useTranslations } from 'next-intl'
import { Names } from '@/components/ui/names'
import { type Job, placesOf } from '@/lib/model/jobs/job'
import { contractLabel, durationText, remoteText, startText } from '@/lib/model/jobs/job-facts'
import { Fact } from './fact'
import { JobContract } from './job-contract'
import { JobSalary } from './job-salary'
import { JobStart } from './job-start'

/** Further places are a number here: the other facts have them all. */
const maxPlaces = 3

/** What decides at a glance whether a vacancy fits, where it is known. Short enough for the first screen of a phone. */
export function JobKeyFacts({ job }: { job: Job }) {
  const t = useTranslations('Job.facts')
  const locale = useLocale()
  const { salary, contractDuration, isSpontaneous } = job
  const places = isSpontaneous ? [] : placesOf(job)
  const contract = isSpontaneous ? null : contractLabel(job, locale)
  const duration = durationText(contractDuration, locale)
  const remote = isSpontaneous ? null : remoteText(job, locale)
  const start = startText(job, locale)
  if (!(places.length > 0 || contract || salary || remote || start)) return null
  return (
    <dl className="flex flex-col sm:gap-3">
      {places.length > 0 && (
        <Fact name={t('places', { count: places.length })}>
          <Names
            names={
              places.length > maxPlaces
                ? [...places.slice(0, maxPlaces), t('morePlaces', { count: places.length - maxPlaces })]
                : places
            }
          />
        </Fact>
      )}
      {contract && (
        <Fact name={t('contract')}>
          <JobContract job={job} />
          {duration && <span className="font-normal text-muted"> ({duration})</span>}
        </Fact>
      )}
      {salary && (
        <Fact name={t('salary')}>
          <JobSalary salary={salary} />
        </Fact>
      )}
      {remote && <Fact name={t('remote')}>{remote}</Fact>}
      {start && (
        <Fact name={t('start')}>
          <JobStart job={job} />
        </Fact>
      )}
    </dl>
  )
}
