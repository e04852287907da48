import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { StateLink } from './state-link'
import type { BoardName } from './use-board'

type ActiveFiltersProps<State> = {
  board: BoardName
  parts: readonly { key: string; text: string; without: State }[]
  /** The state without any of the parts; null where there is one part at most. */
  cleared: State | null
  hrefFor: (state: State) => string
  onSelect: (state: State) => void
}

/** What a state selects: each is a link to the state without it. */
export function ActiveFilters<State>({
  board,
  parts,
  cleared,
  hrefFor,
  onSelect,
}: ActiveFiltersProps<State>) {
  const t = useTranslations(board)
  if (parts.length === 0) return null
  return (
    <nav aria-label={t('active.title')} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ key, text, without }) => (
          <li key={key} className="max-w-full">
            <StateLink
              href={hrefFor(without)}
              onSelect={() => onSelect(without)}
              className="flex min-h-9 items-center gap-2 rounded-pane bg-accent-soft px-3 py-1 text-ink hover:underline"
            >
              <span className="sr-only">{t('active.remove')} </span>
              <bdi className="min-w-0">{text}</bdi>
              <Icon name="close" />
            </StateLink>
          </li>
        ))}
        {cleared !== null && (
          <li>
            <StateLink
              href={hrefFor(cleared)}
              onSelect={() => onSelect(cleared)}
              className="link inline-block py-1.5"
            >
              {t('active.clear')}
            </StateLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
