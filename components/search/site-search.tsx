import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { currentEmployer } from '@/lib/employer'
import { filterLimits } from '@/lib/facet-filter'
import { routes } from '@/lib/routes'

/** The search of the header: a form without JavaScript, behind a link on narrow screens. */
export function SiteSearch() {
  const t = useTranslations('SiteSearch')
  const locale = useLocale()
  const label = t('label')
  return (
    <site-search
      className="contents"
      data-url={routes.searchSite(locale)}
      data-list={t('panel.list')}
      data-recent={t('panel.recent')}
      data-clear={t('panel.clear')}
      data-cleared={t('panel.cleared')}
      data-searching={t('panel.searching')}
      data-hint={t('panel.noneText')}
      data-failed={t('panel.failed')}
      data-retry={t('panel.retry')}
    >
      <a href={routes.search(locale)} className="site-search-link no-print">
        <Icon name="search" />
        <span className="sr-only">{label}</span>
      </a>
      <search aria-label={label} className="site-search no-print">
        <form action={routes.search(locale)} autoComplete="off">
          <input
            type="text"
            dir="auto"
            name="q"
            required
            maxLength={filterLimits.wordsLength}
            placeholder={t(currentEmployer() ? 'employerPlaceholder' : 'placeholder')}
            aria-label={label}
            aria-keyshortcuts="/"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className="field"
          />
          <button type="submit">
            <Icon name="search" />
            <span className="sr-only">{label}</span>
          </button>
        </form>
      </search>
    </site-search>
  )
}
