import { useLocale } from 'next-intl'
import { toLanguageTag } from '@/lib/i18n/format'

/** A list of names of records as text. Each has the direction of its own letters, so that it does not reorder the others. */
export function Names({ names }: { names: readonly string[] }) {
  const parts = new Intl.ListFormat(toLanguageTag(useLocale())).formatToParts(names)
  return parts.map(({ type, value }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made from one text
    type === 'element' ? <bdi key={index}>{value}</bdi> : value,
  )
}
