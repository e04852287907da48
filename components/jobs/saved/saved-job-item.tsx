import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { LogoImage } from '@/components/ui/logo-image'
import { formatDate } from '@/lib/i18n/format'
import type { SavedJob } from '@/lib/model/saved-job'
import { inLocale } from '@/lib/routes'

type SavedJobItemProps = { job: SavedJob; onRemove: () => void }

/** A saved job, which only the browser renders: the day of saving is that of its time zone. */
export function SavedJobItem({ job, onRemove }: SavedJobItemProps) {
  const t = useTranslations('SavedJobs')
  const locale = useLocale()
  const { name, company, place, path, savedAt, isClosed } = job
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const date = new Date(savedAt)
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <LogoImage src={null} name={company} />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-semibold">
            <Link
              href={inLocale(path, locale)}
              prefetch={false}
              className="decoration-accent decoration-2 underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="meta">
            <span>{company}</span>
            {place && <span lang={job.locale === locale ? undefined : job.locale}>{place}</span>}
            <time dateTime={date.toISOString()}>
              {t('savedOn', { day: formatDate(date, locale, timeZone) })}
            </time>
          </p>
          {isClosed && <p className="mt-1 font-medium text-signal">{t('closed')}</p>}
        </div>
      </div>
      <button type="button" onClick={onRemove} className="button button-quiet">
        <Icon name="close" /> {t('remove')} <span className="sr-only">{name}</span>
      </button>
    </article>
  )
}
