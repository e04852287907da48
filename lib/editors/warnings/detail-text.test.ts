import { expect, it } from 'vitest'
import { detailText } from './detail-text'
import { findWarnings } from './rule'
import { organizationRules } from './rules'
import { organizationSubject } from './testing/examples'

it('names the texts that lack a translation as the page of the company does, and the language', () => {
  const texts = { i18n_looking_fors: { en: 'People' }, i18n_good_to_knows: { fr: 'Ouvert' } }
  const rule = 'organization-translation-missing'
  const warnings = findWarnings(organizationRules, organizationSubject(texts))
  const details = warnings.find((warning) => warning.rule === rule)?.details ?? []
  const inLocale = (locale: string) => details.map((detail) => detailText(rule, detail, locale))
  expect(inLocale('en')).toEqual(['Who they are looking for: French', 'Good to know: English'])
  expect(inLocale('de')).toEqual(['Wer gesucht wird: Französisch', 'Gut zu wissen: Englisch'])
  expect(detailText(rule, 'i18n_descriptions.fr', 'en')).toBe('Description: French')
})

it('has the unit of a length', () => {
  expect(detailText('article-text-short', '129', 'en')).toBe('129 words')
  expect(detailText('organization-description-short', '129', 'de')).toBe('129 Zeichen')
  expect(detailText('article-link-empty', '/a', 'en')).toBe('/a')
})
