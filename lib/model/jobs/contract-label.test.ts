import { expect, it } from 'vitest'
import { makeJob } from '@/lib/model/testing/records'
import { toBoardJob } from './board-job'
import { contractFacts } from './contract-facts'
import { contractText } from './contract-label'

type Labels = Record<string, string>
const service = {
  fullTime: { fr: 'CDI', en: 'Full-Time', es: 'Indefinido', cs: 'Plný úvazek', sk: 'Plný úväzok' },
  fixedTerm: { fr: 'CDD', en: 'Temporary' },
  temporary: { fr: 'Temporaire', en: 'Temporary' },
}

it.each<[Labels, string | null, readonly [en: string, fr: string, de: string]]>([
  [service.fullTime, null, ['Permanent, full-time', 'CDI, temps plein', 'Unbefristet, Vollzeit']],
  [service.fullTime, 'FULL_TIME', ['Permanent, full-time', 'CDI, temps plein', 'Unbefristet, Vollzeit']],
  [{}, 'full_time', ['Permanent, full-time', 'CDI, temps plein', 'Unbefristet, Vollzeit']],
  [{ fr: 'CDI' }, null, ['Permanent', 'CDI', 'Unbefristet']],
  [{ en: 'Full-Time' }, null, ['Full-time', 'Temps plein', 'Vollzeit']],
  [{ fr: 'Temps partiel', en: 'Part-Time' }, null, ['Part-time', 'Temps partiel', 'Teilzeit']],
  [
    { fr: 'CDI à temps partiel' },
    null,
    ['Permanent, part-time', 'CDI, temps partiel', 'Unbefristet, Teilzeit'],
  ],
  [service.fixedTerm, null, ['Fixed-term', 'CDD', 'Befristet']],
  [{}, 'TEMPORARY', ['Fixed-term', 'CDD', 'Befristet']],
  [service.temporary, null, ['Agency work', 'Intérim', 'Zeitarbeit']],
  [{}, 'INTERIM', ['Agency work', 'Intérim', 'Zeitarbeit']],
  [{ en: 'Temporary' }, null, ['Fixed-term', 'CDD', 'Befristet']],
  [{ fr: 'Stage' }, 'INTERNSHIP', ['Internship', 'Stage', 'Praktikum']],
  [{ fr: 'Alternance', en: 'Apprenticeship' }, null, ['Apprenticeship', 'Alternance', 'Ausbildung']],
  [{ fr: 'Freelance' }, null, ['Freelance', 'Freelance', 'Freiberuflich']],
  [
    { de: 'Teilzeit, unbefristet' },
    null,
    ['Permanent, part-time', 'CDI, temps partiel', 'Unbefristet, Teilzeit'],
  ],
  [
    { fr: 'VIE', en: 'International Corporate Volunteering (VIE)' },
    null,
    ['International volunteering (VIE)', 'VIE', 'Internationaler Freiwilligendienst (VIE)'],
  ],
  [{ fr: 'Autres', en: 'Other' }, 'OTHER', ['Other contract', 'Autre contrat', 'Andere Vertragsart']],
  [{}, 'CDI', ['Permanent', 'CDI', 'Unbefristet']],
  [{ fr: 'CDD - 6 mois' }, 'TEMPORARY', ['Fixed-term', 'CDD - 6 mois', 'Befristet']],
  [{ fr: 'CDI / CDD' }, 'FULL_TIME', ['Full-time', 'CDI / CDD', 'Vollzeit']],
  [{ fr: 'CDI / CDD' }, null, ['CDI / CDD', 'CDI / CDD', 'CDI / CDD']],
  [
    { en: 'Permanent / Contract' },
    null,
    ['Permanent / Contract', 'Permanent / Contract', 'Permanent / Contract'],
  ],
  [{ en: 'Permanent contract' }, null, ['Permanent', 'CDI', 'Unbefristet']],
  [
    { fr: 'CDD évolutif en CDI' },
    null,
    ['CDD évolutif en CDI', 'CDD évolutif en CDI', 'CDD évolutif en CDI'],
  ],
  [{ en: 'Not permanent' }, null, ['Not permanent', 'Not permanent', 'Not permanent']],
  [{ en: 'Full-time or part-time' }, 'FULL_TIME', ['Full-time or part-time', 'CDI', 'Unbefristet']],
  [
    { fr: 'CDI à temps partiel' },
    'FULL_TIME',
    ['Permanent, part-time', 'CDI, temps partiel', 'Unbefristet, Teilzeit'],
  ],
  [{ fr: 'CDD' }, 'FULL_TIME', ['Fixed-term, full-time', 'CDD, temps plein', 'Befristet, Vollzeit']],
  [{ en: 'Temporary' }, 'INTERIM', ['Agency work', 'Intérim', 'Zeitarbeit']],
  [{ fr: 'Saisonnier' }, null, ['Saisonnier', 'Saisonnier', 'Saisonnier']],
  [{ fr: 'Saisonnier', en: 'Seasonal crew' }, 'SEASONAL_CREW', ['Seasonal crew', 'Saisonnier', 'Saisonnier']],
  [{}, 'SEASONAL_CREW', ['Seasonal crew', 'Seasonal crew', 'Seasonal crew']],
])('%j with the token %j is %j', (labels, token, expected) => {
  const texts = ['en', 'fr', 'de'].map((locale) => contractText(labels, token, locale, 'fr')?.text)
  expect(texts).toEqual(expected)
})

it('is null without labels and token', () => expect(contractText({}, null, 'de', 'fr')).toBeNull())

it('has the language of the label that says more, else that of the page', () => {
  expect(contractText({ fr: 'Saisonnier' }, null, 'de')?.language).toBe('fr')
  expect(contractText(service.fullTime, null, 'de')?.language).toBe('de')
})

it.each<[Labels, string | null, readonly string[]]>([
  [service.fullTime, null, ['permanent', 'full-time']],
  [{}, 'FULL_TIME', ['permanent', 'full-time']],
  [service.fixedTerm, null, ['fixed-term']],
  [{}, 'TEMPORARY', ['fixed-term']],
  [{}, 'LIMITED', ['fixed-term']],
  [{}, 'UNLIMITED', ['permanent']],
  [{}, 'PART_TIME', ['part-time']],
  [{ fr: 'CDD temps partiel' }, null, ['fixed-term', 'part-time']],
  [{}, 'INTERIM', ['agency']],
  [{}, 'FREELANCE', ['freelance']],
  [{}, 'VIE', ['vie']],
  [{ fr: 'Saisonnier', en: 'Seasonal crew' }, null, ['seasonal-crew']],
  [{}, 'SEASONAL_CREW', ['seasonal-crew']],
])('%j with the token %j has the facet values %j', (labels, token, values) => {
  const { contract } = toBoardJob(makeJob({ contractLabels: labels, contractToken: token }), null).values
  expect(contract.map(({ value }) => value)).toEqual(values)
})

it.each<[label: string, kind: string | null, time: string | null]>([
  ['Full-time or part-time', null, null],
  ['Full or part time', null, null],
  ['part/full time', null, null],
  ['Vollzeit/Teilzeit', null, null],
  ['Voll- oder Teilzeit', null, null],
  ['Teil- oder Vollzeit, unbefristet', 'permanent', null],
  ['Fulltime of parttime', null, null],
  ['Temps plein ou partiel', null, null],
  ['Tiempo completo o parcial', null, null],
  ['Tempo pieno o parziale', null, null],
  ['Full remote, part-time', null, 'part-time'],
  ['Umowa o pracę na czas określony', 'fixed-term', null],
  ['Umowa o pracę na czas nieokreślony, pełny etat', 'permanent', 'full-time'],
  ['Umowa o pracę', 'salaried', null],
  ['befristet, Option auf unbefristet', null, null],
  ['Permanent or fixed-term, full-time', null, 'full-time'],
  ['CDD, Stage', null, null],
  ['CDD ou intérim', null, null],
  ['Contractor or employee', null, null],
  ['Temporary (interim)', 'agency', null],
  ['Tempo determinato o indeterminato', null, null],
  ['Onbepaalde of bepaalde tijd', null, null],
  ['Vast of tijdelijk', null, null],
  ['Temp to perm', null, null],
  ['Praktikum oder Werkstudent', null, null],
  ['CDI / Télétravail', 'permanent', null],
  ['Vollzeit, Köln oder Bonn', null, 'full-time'],
  ['Contrat à durée déterminée ou indéterminée', null, null],
  ['Keine Vollzeit', null, null],
  ['Non permanent, part-time', null, 'part-time'],
  ['Pas de CDI', null, null],
  ['CDI sans période d’essai', 'permanent', null],
  ['CDI 35h/semaine', 'permanent', null],
  ['CDD 6 ou 12 mois', 'fixed-term', null],
  ['Contrat à durée indéterminée (H/F)', 'permanent', null],
  ['Employee, permanent', 'permanent', null],
])('%j is of the kind %j and of the time %j', (label, kind, time) =>
  expect(contractFacts({ und: label }, null)).toEqual({ kind, time }),
)
