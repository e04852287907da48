import { expect, test } from 'vitest'
import { toLanguage } from './language'
import { isForLocale, lookUpLanguage, lookUpLocale } from './language-lookup'

test.each([
  ['fr', 'fr'],
  ['FR', 'fr'],
  [' pt_br ', 'pt-BR'],
  ['fr_FR', 'fr-FR'],
  ['fr_FR.UTF-8', 'fr-FR'],
  ['sr_RS@latin', 'sr-RS'],
  ['zh-hans-cn', 'zh-Hans-CN'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['zh-cmn-Hans', 'zh'],
  ['de-ch-1996', 'de-CH-1996'],
  ['ca-valencia', 'ca-valencia'],
  ['es-419', 'es-419'],
  ['en-us-u-ca-buddhist', 'en-US'],
  ['fr-x-team', 'fr'],
  ['en-UK', 'en-GB'],
  ['en-EN', 'en'],
  ['fr-ZZ', 'fr'],
  ['fr-Abcd-CA', 'fr-CA'],
  ['iw', 'he'],
  ['in', 'id'],
  ['jp', 'ja'],
  ['cz-CZ', 'cs-CZ'],
  ['gr', 'el'],
  ['dk', 'da'],
  ['ua', 'uk'],
  ['se', 'se'],
  ['fra', 'fr'],
  ['ger', 'de'],
  ['English', 'en'],
  ['français', 'fr'],
  ['FRANÇAIS', 'fr'],
  ['Deutsch', 'de'],
  ['allemand', 'de'],
  ['日本語', 'ja'],
  ['Türkçe', 'tr'],
  ['русский', 'ru'],
  ['العربية', 'ar'],
  ['Français (Canada)', 'fr-CA'],
  ['français (France)', 'fr-FR'],
  ['English (US)', 'en-US'],
  ['English (United Kingdom)', 'en-GB'],
  ['Deutsch (Österreich)', 'de-AT'],
  ['Español (México)', 'es-MX'],
  ['Português (Brasil)', 'pt-BR'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Canadian French', 'fr-CA'],
  ['British English', 'en-GB'],
  ['简体中文', 'zh-Hans'],
  ['繁體中文', 'zh-Hant'],
  ['Simplified Chinese', 'zh-Hans'],
  ['Flemish', 'nl-BE'],
  ['Vlaams', 'nl-BE'],
  ['繁体中文', 'zh-Hant'],
  ['Chinese (Simplified)', 'zh-Hans'],
  ['Español (Latinoamérica)', 'es-419'],
  ['Schweizerdeutsch', 'gsw'],
  ['Cantonese', 'yue'],
  ['Filipino', 'fil'],
  ['castellano', 'es'],
  ['Farsi', 'fa'],
  ['Mandarin', 'zh'],
  ['en-US-POSIX', 'en-US'],
])('reads %j as the language %s', (text, expected) => {
  expect(toLanguage(text)).toBe(expected)
  expect(toLanguage(expected)).toBe(expected)
})

test.each([
  ...[
    '',
    ' ',
    'e_n',
    'zz',
    'xx',
    'xx-FR',
    'qq-QQ',
    'zz-!!',
    'und',
    'mul',
    'zxx',
    'mis',
    'x-team',
    'i-klingon',
  ],
  ...['english language', 'language', 'constructor', '__proto__', 'null', 'undefined', 'en fr', 'en,fr', '1'],
  ...['English (fluent)', 'Fluent (US)', 'English (US) (UK)', 'English(', 'C1 (France)'],
  ...['EUR', 'x'.repeat(100_000), null, undefined],
])('reads %j as no language', (text) => {
  expect(toLanguage(text)).toBeNull()
})

test.each([
  ['fr', ['en', 'fr'], 'fr'],
  ['fr-CA', ['en', 'fr'], 'fr'],
  ['fr-CA', ['en', 'fr', 'fr-CA'], 'fr-CA'],
  ['FR-ca', ['fr-CA'], 'fr-CA'],
  ['fr-CA', ['fr-FR'], null],
  ['fr', ['fr-CA'], null],
  ['pt-BR', ['en', 'pt'], 'pt'],
  ['zh-Hans-CN', ['zh-Hans', 'zh'], 'zh-Hans'],
  ['zh-Hant-TW', ['zh-Hans', 'zh'], 'zh'],
  ['de-CH-1996', ['de-CH', 'de'], 'de-CH'],
  ['de-CH-1996', ['de'], 'de'],
  ['fro', ['fr'], null],
  ['und', ['en'], null],
  ['', ['en'], null],
])('%s belongs among %j to %s', (language, available, expected) => {
  expect(lookUpLanguage(language, available)).toBe(expected)
})

test('a regional text is for the readers of its language, and a text without a region for those of a region', () => {
  expect([isForLocale('fr-CA', 'fr'), isForLocale('fr', 'fr-CA')]).toEqual([true, true])
  expect([isForLocale('fro', 'fr'), isForLocale('fr-BE', 'fr-CA')]).toEqual([false, false])
})

test.each([
  ['fr', ['en', 'fr-CA'], 'fr-CA'],
  ['fr-BE', ['en', 'fr-CA'], 'fr-CA'],
  ['fr-CA', ['fr', 'fr-CA'], 'fr-CA'],
  ['fr', ['fr-CA', 'fr'], 'fr'],
  ['fro', ['fr-CA'], null],
])('%s belongs on a site with %j to %s', (language, locales, expected) => {
  expect(lookUpLocale(language, locales)).toBe(expected)
})
