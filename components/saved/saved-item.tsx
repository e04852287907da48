import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Facts } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icons'
import { useLanguageNote } from '@/components/ui/language-note'
import { LogoImage } from '@/components/ui/logo-image'
import { basePath } from '@/lib/base-path'
import { formatDate } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import type { SavedJob, SavedStory } from '@/lib/model/search/saved-items'
import { inLocale } from '@/lib/routes'

type SavedItemProps = { item: SavedJob | SavedStory; onRemove: () => void }

/** A saved job or story, which only the browser renders. A job has a page in each locale, a story in that of its language. */
export function SavedItem({ item, onRemove }: SavedItemProps) {
  const t = useTranslations('Saved')
  const locale = useLocale()
  const { name } = item
  const path = basePath + item.path
  const isStory = 'minutes' in item
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        {!isStory && <LogoImage src={item.logo} name={item.company} size="small" />}
        <div className="min-w-0">
          <h3
            {...langProps(item.language)}
            className={`text-lg leading-snug ${isStory ? 'font-story font-medium' : 'font-semibold'}`}
          >
            <a
              href={isStory ? path : inLocale(path, locale)}
              className="decoration-accent decoration-2 underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </a>
          </h3>
          {isStory ? <StoryFacts story={item} /> : <JobFacts job={item} />}
        </div>
      </div>
      <button type="button" onClick={onRemove} className="button button-quiet">
        <Icon name="close" /> {t('remove')} <span className="sr-only">{name}</span>
      </button>
    </article>
  )
}

function JobFacts({ job }: { job: SavedJob }) {
  const { company, place, locale, language, contract, salary, savedAt, isClosed } = job
  const t = useTranslations('Saved.job')
  const note = useLanguageNote(language)
  return (
    <>
      <Facts>
        <bdi>{company}</bdi>
        {place && <bdi lang={locale}>{place}</bdi>}
        {contract && <bdi lang={locale}>{contract}</bdi>}
        {salary && <bdi lang={locale}>{salary}</bdi>}
        {note}
        <SavedTime savedAt={savedAt}>{(day) => t('savedOn', { day })}</SavedTime>
      </Facts>
      {isClosed && <p className="mt-1 font-medium text-signal">{t('closed')}</p>}
    </>
  )
}

function StoryFacts({ story: { subject, minutes, language, savedAt } }: { story: SavedStory }) {
  const t = useTranslations('Saved.story')
  const note = useLanguageNote(language)
  return (
    <Facts>
      {subject && <bdi {...langProps(language)}>{subject}</bdi>}
      {note}
      {t('minutes', { minutes })}
      <SavedTime savedAt={savedAt}>{(day) => t('savedOn', { day })}</SavedTime>
    </Facts>
  )
}

/** The day of saving is that of the browser's time zone. */
function SavedTime({ savedAt, children }: { savedAt: number; children: (day: string) => ReactNode }) {
  const locale = useLocale()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const date = new Date(savedAt)
  return <time dateTime={date.toISOString()}>{children(formatDate(date, locale, timeZone))}</time>
}
