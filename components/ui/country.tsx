import { useLocale } from 'next-intl'
import { formatCountry } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { type LocalizedText, pickText } from '@/lib/model/localized'

type CountryProps = { code: string | null; names: LocalizedText }

/** The country's name in the language of the page, else the name in the API, else nothing. */
export function Country({ code, names }: CountryProps) {
  const locale = useLocale()
  if (code !== null) return <span>{formatCountry(code, locale)}</span>
  const name = pickText(names, locale)
  return (
    name && (
      <span>
        <bdi {...langProps(name.language)}>{name.text}</bdi>
      </span>
    )
  )
}
