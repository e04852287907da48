import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import type { Savable } from '@/lib/model/search/saved-items'
import { routes } from '@/lib/routes'

type SaveRecordProps = {
  savable: Savable
  /** For rows of a list, which have no room for the text on narrow screens. */
  isCompact?: boolean
}

/** The button that saves a record, with the reasons why it is not saved. It is invisible, in its size, where it has no function. */
export function SaveRecord({ savable, isCompact = false }: SaveRecordProps) {
  const t = useTranslations(savable.kind === 'job' ? 'Jobs.save' : 'Article.save')
  const locale = useLocale()
  return (
    <save-record
      className="invisible"
      // The element can change its attributes before React takes over the page.
      suppressHydrationWarning
      data-savable={JSON.stringify(savable)}
      data-worker={routes.savedWorker()}
      data-scope={routes.saved(locale)}
    >
      <button
        type="button"
        aria-pressed="false"
        className={isCompact ? 'max-sm:border-transparent! max-sm:px-2!' : undefined}
        suppressHydrationWarning
      >
        <Icon name="bookmark" />{' '}
        <span
          aria-hidden="true"
          data-labels={`${t('label')},${t('saved')}`}
          className={isCompact ? 'max-sm:hidden!' : undefined}
          suppressHydrationWarning
        >
          {t('label')}
        </span>
        <span className="sr-only">
          {t('label')} {savable.item.name}
        </span>
      </button>
      {(['full', 'failed'] as const).map((problem) => (
        <span key={problem} role="alert" data-problem={problem} hidden>
          {t(problem)}
        </span>
      ))}
    </save-record>
  )
}
