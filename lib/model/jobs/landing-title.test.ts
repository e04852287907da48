import { expect, it } from 'vitest'
import { mapNames, withValues } from '@/lib/facet-filter'
import { boardTranslator } from '@/lib/i18n/translator'
import { type FacetName, facetNames, type JobFilter, noFilter } from '@/lib/job-filter'
import { landingTitle } from './landing-title'

const labels: Readonly<Record<string, string>> = {
  lyon: 'Lyon',
  'le-mans': 'Le Mans',
  acme: 'Acme',
  marketing: 'Marketing',
  fr: 'France',
  nl: 'Netherlands',
  'full-time': 'Full-time',
  vie: 'VIE',
}
const facets = mapNames(facetNames, () =>
  Object.entries(labels).map(([value, label]) => ({ value, label, count: 1 })),
)

function titleOf(locale: string, values: Partial<Record<FacetName, string>>): string | null {
  const filter = facetNames.reduce<JobFilter>(
    (state, name) => withValues(state, name, values[name] ? [values[name]] : []),
    noFilter,
  )
  return landingTitle(filter, facets, boardTranslator(locale), locale)
}

it.each([
  [{ contract: 'full-time' }, 'Full-time jobs', 'Offres d’emploi à temps plein', 'Stellen in Vollzeit'],
  [{ contract: 'permanent' }, 'Permanent jobs', 'Offres d’emploi en CDI', 'Unbefristete Stellen'],
  [{ contract: 'fixed-term' }, 'Fixed-term jobs', 'Offres d’emploi en CDD', 'Befristete Stellen'],
  [{ city: 'lyon' }, 'Jobs in Lyon', 'Offres d’emploi à Lyon', 'Stellen in Lyon'],
  [{ city: 'le-mans' }, 'Jobs in Le Mans', 'Offres d’emploi au Mans', 'Stellen in Le Mans'],
  [{ remote: 'fulltime' }, 'Remote jobs', 'Offres d’emploi en télétravail', 'Stellen im Homeoffice'],
  [{ remote: 'no' }, 'On-site jobs', 'Offres d’emploi sur site', 'Stellen vor Ort'],
  [{ company: 'acme' }, 'Jobs at Acme', 'Offres d’emploi de Acme', 'Stellen bei Acme'],
  [
    { department: 'marketing', city: 'lyon' },
    ...['Marketing jobs in Lyon', 'Offres d’emploi du service Marketing à Lyon'],
    'Stellen im Bereich Marketing in Lyon',
  ],
  [
    { contract: 'internship', department: 'marketing' },
    ...['Marketing internships', 'Offres de stage du service Marketing', 'Praktika im Bereich Marketing'],
  ],
  [
    { city: 'lyon', country: 'fr' },
    ...['Jobs in Lyon, France', 'Offres d’emploi à Lyon (France)', 'Stellen in Lyon (France)'],
  ],
  [
    { remote: 'fulltime', country: 'nl' },
    ...['Remote jobs in the Netherlands', 'Offres d’emploi en télétravail aux Netherlands'],
    'Stellen im Homeoffice in den Niederlanden',
  ],
  [
    { contract: 'vie', company: 'acme' },
    ...['VIE jobs at Acme', 'Offres d’emploi (VIE) chez Acme', 'Stellen (VIE) bei Acme'],
  ],
])('the title of %j is %s', (values, ...expected) => {
  expect(['en', 'fr', 'de'].map((locale) => titleOf(locale, values))).toEqual(expected)
})

it('other states have no title of a landing page', () => {
  const t = boardTranslator('en')
  const lyon = withValues(noFilter, 'city', ['lyon'])
  for (const filter of [
    noFilter,
    { ...lyon, words: 'data' },
    withValues(noFilter, 'city', ['lyon', 'le-mans']),
    withValues(noFilter, 'language', ['fr']),
    withValues(noFilter, 'remote', ['unknown']),
  ])
    expect(landingTitle(filter, facets, t, 'en')).toBeNull()
})
