import { primaryLanguage } from '@vitrine/api-contract/language-lookup'
import { z } from 'zod'
import { env } from '@/lib/env'

/** A text in every language of the site. */
export type LocalText = Readonly<Record<string, string>>

const { SITE_LOCALES: locales, DEFAULT_LOCALE: defaultLocale } = env

/** `fr` beside `fr-CA`: the text of a language is that of its regions too, as in `messages/`. */
const keys = [...new Set(locales.flatMap((locale) => [locale, primaryLanguage(locale)]))]
const expected = keys.join(', ')

/** One text for all languages, or one for each. A language without one has that of the default language, else the first one. */
export function localText(maxLength: number) {
  const text = z.string().trim().min(1).max(maxLength)
  return z
    .union(
      [
        text,
        z
          .strictObject(Object.fromEntries(keys.map((key) => [key, text.optional()])), {
            error: ({ code }) =>
              code === 'unrecognized_keys' ? `there is no such key, expected ${expected}` : undefined,
          })
          .refine((texts) => Object.keys(texts).length > 0, `expected a text in ${expected}`),
      ],
      {
        error: `expected a text of 1 to ${maxLength} characters, or one for each of ${expected}`,
      },
    )
    .transform((value): LocalText => {
      if (typeof value === 'string') return toTexts(() => value)
      const [first = ''] = Object.values(value)
      const read = (locale: string) => value[locale] ?? value[primaryLanguage(locale)]
      return toTexts((locale) => read(locale) ?? read(defaultLocale) ?? first)
    })
}

function toTexts(read: (locale: string) => string): LocalText {
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)]))
}
