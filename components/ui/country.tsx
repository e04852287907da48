import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCountry } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { type LocalizedText, pickText } from '@/lib/model/localized'

/** The country's name in the language of the page, else the name in the API, else null. */
export function useCountry(code: string | null, names: LocalizedText): ReactNode {
  const locale = useLocale()
  if (code !== null) return formatCountry(code, locale)
  const name = pickText(names, locale)
  return name && <bdi {...langProps(name.language)}>{name.text}</bdi>
}
