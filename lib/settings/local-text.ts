import { z } from 'zod'
import { env } from '@/lib/env'

/** A text in every language of the site. */
export type LocalText = Readonly<Record<string, string>>

const { SITE_LOCALES: locales, DEFAULT_LOCALE: defaultLocale } = env

/** One text for all languages, or one for each. A language without one has that of the default language, else the first one. */
export function localText(maxLength: number) {
  const text = z.string().trim().min(1).max(maxLength)
  return z
    .union(
      [
        text,
        z
          .partialRecord(z.enum(locales), text)
          .refine((texts) => Object.keys(texts).length > 0, `expected a text in ${locales.join(', ')}`),
      ],
      {
        error: `expected a text of 1 to ${maxLength} characters, or one for each of ${locales.join(', ')}`,
      },
    )
    .transform((value): LocalText => {
      if (typeof value === 'string') return toTexts(() => value)
      const [first = ''] = Object.values(value)
      return toTexts((locale) => value[locale] ?? value[defaultLocale] ?? first)
    })
}

function toTexts(read: (locale: string) => string): LocalText {
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)]))
}
