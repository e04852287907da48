import { describe, expect, it } from 'vitest'
import { contractText } from './contract-label'

const labels = { fr: 'CDI', en: 'Full-Time' }

describe('the contract type in the language of a page', () => {
  it.each([
    ['the label of the API in this language', labels, null, 'fr', { text: 'CDI', language: 'fr' }],
    ['also where the token is known', labels, 'FULL_TIME', 'en', { text: 'Full-Time', language: 'en' }],
    [
      'the word of the site for the English label',
      labels,
      null,
      'de',
      { text: 'Unbefristet', language: 'de' },
    ],
    [
      'the word of the site for the token',
      { fr: 'Stage' },
      'INTERNSHIP',
      'de',
      { text: 'Praktikum', language: 'de' },
    ],
    [
      'the label of the API where the site has no word',
      { fr: 'Saisonnier', en: 'Seasonal crew' },
      null,
      'de',
      { text: 'Saisonnier', language: 'fr' },
    ],
    ['a token as words', {}, 'SEASONAL_CREW', 'de', { text: 'Seasonal crew', language: 'de' }],
    ['null without labels and token', {}, null, 'de', null],
  ])('is %s', (_, texts, token, locale, expected) =>
    expect(contractText(texts, token, locale, 'fr')).toEqual(expected),
  )
})
