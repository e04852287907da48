import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider, useLocale, type useMessages } from 'next-intl'
import type { RefObject } from 'react'
import { SearchPanel } from './search-panel'

/** The messages of the suggestions. */
export type SearchMessages = Pick<ReturnType<typeof useMessages>['SiteSearch'], 'results' | 'panel'>

/** Results stay known on the next page. */
const client = new QueryClient()

type SearchSuggestionsProps = { field: RefObject<HTMLInputElement | null>; messages: SearchMessages }

/** The suggestions below the field, in a file that is loaded when the field is used. */
export function SearchSuggestions({ field, messages }: SearchSuggestionsProps) {
  const locale = useLocale()
  if (field.current === null) return null
  return (
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={locale} messages={{ SiteSearch: messages }}>
        <SearchPanel field={field.current} />
      </NextIntlClientProvider>
    </QueryClientProvider>
  )
}
