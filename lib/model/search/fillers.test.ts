import { expect, it } from 'vitest'
import { foldWords } from '@/lib/facet-filter'
import { withoutFillers } from './fillers'

it.each([
  ['en', 'jobs in Montpellier', 'montpellier'],
  ['fr', 'emploi à Nantes', 'nantes'],
  ['fr', 'Offres d’emploi de conducteur', 'conducteur'],
  ['de', 'Stellen für Lokführer in Lyon', 'lokfuhrer lyon'],
  ['ja', 'jobs in Tokyo', 'jobs in tokyo'],
  ['en', 'The jobs', 'the jobs'],
])('searches in %s for %s by %s', (locale, text, words) => {
  expect(withoutFillers(foldWords(text).split(' '), locale).join(' ')).toBe(words)
})
