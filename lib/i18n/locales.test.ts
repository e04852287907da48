import { expect, it, vi } from 'vitest'
import { formatLanguage } from './format'
import { languageGroup, localeForLanguage, localeOf } from './locales'

it.each([
  ['fr', 'fr', 'fr'],
  ['fr-CA', 'fr', 'fr'],
  ['fr-FR', 'fr', 'fr'],
  ['de-CH-1996', null, 'de'],
  ['en-GB', 'en', 'en'],
  ['en-Latn-US', 'en', 'en'],
  ['pt-BR', null, 'pt'],
  ['pt', null, 'pt'],
  ['zh-Hans-CN', null, 'zh'],
  ['fro', null, 'fro'],
  ['und', null, 'und'],
])('the language %s belongs to the locale %s, and filters offer it as %s', (language, locale, group) => {
  expect(localeOf(language)).toBe(locale)
  expect(localeForLanguage(language)).toBe(locale ?? 'en')
  expect(languageGroup(language)).toBe(group)
})

it.each([
  ['fr', 'en', 'French'],
  ['fr-CA', 'en', 'French (Canada)'],
  ['fr-CA', 'fr', 'français (Canada)'],
  ['pt-BR', 'de', 'Portugiesisch (Brasilien)'],
  ['zh-Hans', 'en', 'Chinese (Simplified)'],
  ['und', 'en', 'und'],
  ['not a code', 'en', 'not a code'],
  ['en-a', 'en', 'en-a'],
])('names %s in %s %s', (language, locale, name) => {
  expect(formatLanguage(language, locale)).toBe(name)
})

it.each([
  ['en,fr-CA', 'fr-CA', 'French'],
  ['en,fr,fr-CA', 'fr-CA', 'French (Canada)'],
  ['en,fr,fr-CA', 'fr', 'French'],
  ['en,fr-CA', 'pt-BR', 'Portuguese (Brazil)'],
])('a site with %s calls %s %s', async (siteLocales, locale, name) => {
  vi.resetModules()
  vi.stubEnv('SITE_LOCALES', siteLocales)
  const own = await import('./locales')
  expect(own.formatLocale(locale, 'en')).toBe(name)
})
