import { describe, expect, it } from 'vitest'
import { contractFacts } from '@/lib/model/jobs/contract-facts'
import { toCredential, toEmploymentTypes, toMonthsOfExperience } from './tokens'

describe('toEmploymentTypes', () => {
  const table = {
    FULL_TIME: ['FULL_TIME'],
    PART_TIME: ['PART_TIME'],
    TEMPORARY: ['TEMPORARY'],
    LIMITED: ['TEMPORARY'],
    INTERIM: ['TEMPORARY'],
    FREELANCE: ['CONTRACTOR'],
    INTERNSHIP: ['INTERN'],
    VIE: ['INTERN'],
    APPRENTICESHIP: ['OTHER'],
    APPRENTICE: ['OTHER'],
    FRANCHISE: ['OTHER'],
    OTHER: ['OTHER'],
    UNLIMITED: [],
    SALARIED: [],
    CONTRACTOR: ['CONTRACTOR'],
    INTERN: ['INTERN'],
    VOLUNTEER: ['VOLUNTEER'],
    PER_DIEM: ['PER_DIEM'],
    SEASONAL_CREW: [],
    constructor: [],
    '': [],
  }

  it.each(Object.entries(table))('maps the facts of %s to %j, in either case', (token, types) => {
    expect(toEmploymentTypes(contractFacts({}, token))).toEqual(types)
    expect(toEmploymentTypes(contractFacts({}, token.toLowerCase()))).toEqual(types)
  })
})

it.each([
  [{ fr: 'CDI', en: 'Full-Time' }, ['FULL_TIME']],
  [{ fr: 'CDD temps partiel' }, ['PART_TIME', 'TEMPORARY']],
  [{ fr: 'CDI' }, []],
  [{ fr: 'Stage' }, ['INTERN']],
  [{ fr: 'Saisonnier' }, []],
])('the labels %j give the employment types %j', (labels, types) =>
  expect(toEmploymentTypes(contractFacts(labels, null))).toEqual(types),
)

describe('toMonthsOfExperience', () => {
  it.each<[string, number | null]>([
    ['LESS_THAN_6_MONTHS', 0],
    ['6_MONTHS_TO_1_YEAR', 6],
    ['1_TO_2_YEARS', 12],
    ['2_TO_3_YEARS', 24],
    ['3_TO_4_YEARS', 36],
    ['4_TO_5_YEARS', 48],
    ['5_TO_7_YEARS', 60],
    ['7_TO_10_YEARS', 84],
    ['10_TO_15_YEARS', 120],
    ['MORE_THAN_15_YEARS', 180],
    ['8_TO_12_YEARS', 96],
    ['12_TO_18_MOONS', null],
    ['toString', null],
  ])('maps %s to %s months', (token, months) => {
    expect(toMonthsOfExperience(token)).toBe(months)
    expect(toMonthsOfExperience(token.toLowerCase())).toBe(months)
  })
})

describe('toCredential', () => {
  it.each<[string, string | null]>([
    ['NO_DIPLOMA', 'no requirements'],
    ['CAP', 'professional certificate'],
    ['BEP', 'professional certificate'],
    ['BAC', 'high school'],
    ['BAC_1', 'high school'],
    ['BAC_2', 'associate degree'],
    ['BAC_3', 'bachelor degree'],
    ['BAC_4', 'postgraduate degree'],
    ['BAC_5', 'postgraduate degree'],
    ['PHD', 'postgraduate degree'],
    ['BAC_9', null],
    ['constructor', null],
  ])('maps %s to %s', (token, credential) => {
    expect(toCredential(token)).toBe(credential)
    expect(toCredential(token.toLowerCase())).toBe(credential)
  })
})
