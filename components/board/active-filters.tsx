import { Icon } from '@/components/ui/icons'
import { StateLink } from './state-link'

type ActiveFiltersProps<State> = {
  texts: { title: string; remove: string; clear: string }
  parts: readonly { key: string; text: string; without: State }[]
  /** The state without any of the parts; null where there is one part at most. */
  cleared: State | null
  hrefFor: (state: State) => string
  onSelect: (state: State) => void
}

/** What a state selects: each is a link to the state without it. */
export function ActiveFilters<State>({
  texts,
  parts,
  cleared,
  hrefFor,
  onSelect,
}: ActiveFiltersProps<State>) {
  if (parts.length === 0) return null
  return (
    <nav aria-label={texts.title} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ key, text, without }) => (
          <li key={key} className="max-w-full">
            <StateLink
              href={hrefFor(without)}
              onSelect={() => onSelect(without)}
              className="flex min-h-9 items-center gap-2 rounded-pane bg-accent-soft px-3 py-1 text-ink hover:underline"
            >
              <span className="sr-only">{texts.remove} </span>
              <span className="min-w-0 break-words">{text}</span>
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
              {texts.clear}
            </StateLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
