/** The API's tokens as values of schema.org and Google. The API's sets are open: unknown tokens are omitted. */

import type { ContractFacts, ContractKind, WorkingTime } from '@/lib/model/jobs/contract-words'

/** The kinds of contracts without a value of their own say nothing, such as a permanent contract. */
const employmentTypes: Readonly<Partial<Record<WorkingTime | ContractKind, string>>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  agency: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
  vie: 'INTERN',
  apprenticeship: 'OTHER',
  franchise: 'OTHER',
  other: 'OTHER',
  volunteer: 'VOLUNTEER',
  'per-diem': 'PER_DIEM',
}

const credentials: Readonly<Record<string, string>> = {
  CAP: 'professional certificate',
  BEP: 'professional certificate',
  BAC: 'high school',
  BAC_1: 'high school',
  BAC_2: 'associate degree',
  BAC_3: 'bachelor degree',
  BAC_4: 'postgraduate degree',
  BAC_5: 'postgraduate degree',
  PHD: 'postgraduate degree',
}

export const noRequirements = 'no requirements'

/** The `employmentType` of a contract: of its working time and of its kind. Empty if neither has one. */
export function toEmploymentTypes({ time, kind }: ContractFacts): string[] {
  return [time, kind].flatMap((fact) => (fact && employmentTypes[fact]) ?? [])
}

/** The minimum experience in months; 0 is none. Null for an unknown token. */
export function toMonthsOfExperience(token: string): number | null {
  const key = token.toUpperCase()
  if (key === 'LESS_THAN_6_MONTHS') return 0
  if (key === '6_MONTHS_TO_1_YEAR') return 6
  if (key === 'MORE_THAN_15_YEARS') return 180
  const years = /^(\d{1,2})_TO_\d{1,2}_YEARS$/.exec(key)?.[1]
  return years === undefined ? null : Number(years) * 12
}

/** The required `credentialCategory`, or `noRequirements`. Null for an unknown token. */
export function toCredential(token: string): string | null {
  const key = token.toUpperCase()
  if (key === 'NO_DIPLOMA') return noRequirements
  return Object.hasOwn(credentials, key) ? (credentials[key] ?? null) : null
}
