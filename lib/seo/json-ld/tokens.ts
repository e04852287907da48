/** The API's tokens as values of schema.org and Google. The API's sets are open: unknown tokens are omitted. */

/** Null for contract types that do not determine the working time. */
const employmentTypes: Readonly<Record<string, string | null>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  LIMITED: 'TEMPORARY',
  INTERIM: 'TEMPORARY',
  FREELANCE: 'CONTRACTOR',
  INTERNSHIP: 'INTERN',
  VIE: 'INTERN',
  APPRENTICESHIP: 'OTHER',
  APPRENTICE: 'OTHER',
  FRANCHISE: 'OTHER',
  OTHER: 'OTHER',
  UNLIMITED: null,
  SALARIED: null,
  CONTRACTOR: 'CONTRACTOR',
  INTERN: 'INTERN',
  VOLUNTEER: 'VOLUNTEER',
  PER_DIEM: 'PER_DIEM',
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

/** The `employmentType` of a contract type. Null if it has none; undefined for an unknown token. */
export function toEmploymentType(token: string): string | null | undefined {
  const key = token.toUpperCase()
  return Object.hasOwn(employmentTypes, key) ? employmentTypes[key] : undefined
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
