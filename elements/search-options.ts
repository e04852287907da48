import type { SuggestedGroup } from '@/lib/model/search/suggestions'
import { make } from './make'

const arrow = 'M4 12h15m-6-6 6 6-6 6'

/** The options of a group that is found. `icon` is an icon of the page. */
export function toFoundGroup({ title, total, items, all }: SuggestedGroup, icon: Node | null): HTMLElement {
  const options = items.map(({ url, parts, facts, lang, dir }) => {
    // Every second part is what was searched for.
    const name = parts.map((part, place) => (place % 2 === 1 ? make('mark', {}, part) : part))
    // As components/ui/facts.tsx.
    const shown = facts.map((fact, place) =>
      make('span', {}, ...(place > 0 ? [make('span', { class: 'dot' }, ' · ')] : []), make('bdi', {}, fact)),
    )
    return toOption(
      url,
      make('span', { class: 'found', lang, dir }, ...name),
      ...(shown.length > 0 ? [make('span', { class: 'meta' }, make('span', {}, ...shown))] : []),
    )
  })
  if (all) options.push(toAllOption(all, icon))
  return toGroup(title, [title, make('span', { class: 'search-count' }, String(total))], options)
}

/** The recent searches. `path` is that of the form, which redirects to the page of the words. */
export function toRecentGroup(title: string, path: string, searches: readonly string[]): HTMLElement {
  const options = searches.map((text) =>
    toOption(
      `${path}?${new URLSearchParams({ q: text })}`,
      make('span', { class: 'found', dir: 'auto' }, text),
    ),
  )
  return toGroup(title, [title], options)
}

function toAllOption({ url, name }: { url: string; name: string }, icon: Node | null): HTMLElement {
  const option = toOption(url, name)
  option.classList.add('search-option-all')
  if (icon) option.append(icon.cloneNode(true))
  option.querySelector('path')?.setAttribute('d', arrow)
  return option
}

function toGroup(label: string, title: readonly (Node | string)[], options: readonly Node[]): HTMLElement {
  const heading = make('div', { role: 'presentation', class: 'search-group' }, ...title)
  return make('div', { role: 'group', 'aria-label': label }, heading, ...options)
}

/** An option is a link for the pointer. The keyboard focus stays in the field. */
function toOption(href: string, ...children: readonly (Node | string)[]): HTMLElement {
  return make('a', { role: 'option', tabindex: '-1', href, class: 'search-option' }, ...children)
}
