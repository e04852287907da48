import { hasVersions, type PanelView, type Shown, type wordingOf } from '@/lib/editors/panel/panel-input'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatNumber } from '@/lib/i18n/format'

type PanelNavProps = {
  views: readonly PanelView[]
  shown: Shown
  /** How many there are to fix. */
  warnings: number
  hasLive: boolean
  wording: ReturnType<typeof wordingOf>
  locale: string
}

const shape = 'inline-flex min-h-9 items-center rounded-full px-3.5 text-label font-medium'
const current = `${shape} bg-accent text-on-accent`
const other = `${shape} bg-sunk text-ink hover:bg-accent-soft`

/** Links to the views and versions. They are links, so that the panel works in every frame without scripts. */
export function PanelNav({ views, shown, warnings, hasLive, wording, locale }: PanelNavProps) {
  const t = editorTranslatorFor(locale)
  const { view, version, urlOf } = shown
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t('Panel.views.label')}>
        <ul className="flex flex-wrap gap-1.5">
          {views.map((name) => (
            <li key={name}>
              <a
                href={urlOf({ view: name, version })}
                aria-current={name === view ? 'page' : undefined}
                className={name === view ? current : other}
              >
                {t(`Panel.views.${name}`)}
                {name === 'fix' && ` (${formatNumber(warnings, locale)})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasLive && hasVersions(view) && (
        <nav aria-label={t('Panel.versions.label')}>
          <ul className="flex gap-1 rounded-full border border-line p-1">
            {(['draft', 'live'] as const).map((name) => (
              <li key={name}>
                <a
                  href={urlOf({ view, version: name })}
                  aria-current={name === version ? 'true' : undefined}
                  className={`${shape} min-h-7 ${name === version ? 'bg-ink text-paper' : 'text-ink hover:bg-sunk'}`}
                >
                  {t(`Panel.versions.${name}.${wording}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
