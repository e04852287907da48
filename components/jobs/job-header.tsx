import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { LogoImage } from '@/components/ui/logo-image'
import { formatList } from '@/lib/i18n/format'
import { type Job, placesOf } from '@/lib/model/job'
import { remoteText } from '@/lib/model/job-facts'
import { routes } from '@/lib/routes'
import { JobContract } from './job-contract'

export function JobHeader({ job }: { job: Job }) {
  const t = useTranslations('Job')
  const locale = useLocale()
  const { name, slug, logo } = job.organization
  const places = placesOf(job)
  const remote = remoteText(job, locale)
  return (
    <header className="flex flex-col gap-5 border-b-2 border-ink pb-8">
      <Link
        href={routes.company(locale, slug)}
        className="group/company flex items-center gap-4 self-start font-semibold"
      >
        <LogoImage src={logo} name={name} />
        <span className="underline-offset-4 group-hover/company:underline">{name}</span>
      </Link>
      <h1 className="max-w-[24ch] font-story text-display font-medium">{job.name}</h1>
      {job.isSpontaneous ? (
        <p className="max-w-[56ch] font-story text-lead text-muted">{t('spontaneousText', { name })}</p>
      ) : (
        <p className="meta text-lg!">
          {places.length > 0 && <span>{formatList(places, locale)}</span>}
          <JobContract job={job} />
          {remote && <span>{remote}</span>}
        </p>
      )}
    </header>
  )
}
