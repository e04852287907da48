import { formatList } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { translatorFor } from '@/lib/i18n/translator'
import { type FoundGroup, noteOf, toFoundGroups } from './found-groups'
import { markText } from './marked-text'
import { countFound, type FoundRecord, type SearchGroup, type SiteSearch } from './site-search'

/** Results of a group that suggestions have where several groups have some, so that a window shows all groups. */
const maxSuggested = 3

type Suggestion = ReturnType<typeof langProps> &
  Pick<FoundRecord, 'url' | 'facts'> & {
    /** The name, divided at what was searched for: every second part is a match. */
    parts: readonly string[]
  }

export type SuggestedGroup = Pick<FoundGroup, 'title' | 'total' | 'all'> & { items: readonly Suggestion[] }

/** What the field of the header shows, in the language of the page: the browser formats nothing. */
export type Suggestions = {
  /** How much is found, or that nothing is. */
  announced: string
  /** Says that other words are searched for; empty where these are. */
  note: string
  groups: readonly SuggestedGroup[]
}

type Searched = {
  /** As the visitor has written it. */
  text: string
  words: string
  locale: string
}

/** The suggestions for the results of a text. */
export function toSuggestions(results: SiteSearch, { text, words, locale }: Searched): Suggestions {
  const t = translatorFor(locale)
  const groups = toFoundGroups(results, words, locale)
  const counts = formatList(
    groups.map(({ count }) => count),
    locale,
  )
  const size = groups.length > 1 ? maxSuggested : undefined
  const note = noteOf(groups) ?? ''
  const found =
    groups.length > 0
      ? t('SiteSearch.panel.announced', { count: countFound(results), groups: counts })
      : t('SiteSearch.panel.none', { words: text })
  return {
    announced: note === '' ? found : `${note} ${found}`,
    note,
    groups: groups.map(({ title, total, all, items, marks }) => {
      const suggested = items.slice(0, size).map((item) => toSuggestion(item, marks))
      return { title, total, all, items: suggested }
    }),
  }
}

function toSuggestion({ name, url, facts, language }: FoundRecord, marks: SearchGroup['marks']): Suggestion {
  const parts = markText(name, marks)
  const texts = parts.map(({ text }) => text)
  return { url, parts: parts[0]?.isMatch ? ['', ...texts] : texts, facts, ...langProps(language) }
}
