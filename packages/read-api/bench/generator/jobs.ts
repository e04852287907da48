import type { RawRecord } from '#import/content'
import { organizationSlug, placesOf } from './organizations'
import { Random } from './random'
import { generatedPrefix, record } from './taxonomies'
import { html, slugOf, timestamp, vocabularyOf } from './texts'
import { languages } from './words'

/** Each of the first organizations has this share of all jobs, all of them published: large embed responses. */
export const largeOrganizationCount = 10
const shareOfLarge = 0.04
export const jobsPerLargeOrganization = (jobs: number): number => Math.max(1, Math.floor(jobs * shareOfLarge))

export const jobReference = (index: number): string => `${generatedPrefix}J${`${index + 1}`.padStart(7, '0')}`

const contracts = [
  'FULL_TIME',
  'FULL_TIME',
  'TEMPORARY',
  'INTERNSHIP',
  'APPRENTICESHIP',
  'FREELANCE',
  'PART_TIME',
  'VIE',
  'UNLIMITED',
  'SEASONAL_SOMETHING',
] as const
const levels = [
  'LESS_THAN_6_MONTHS',
  '1_TO_2_YEARS',
  '2_TO_3_YEARS',
  '5_TO_7_YEARS',
  'MORE_THAN_15_YEARS',
  'ANY_LEVEL',
] as const
const diplomas = ['NO_DIPLOMA', 'CAP', 'BAC', 'BAC_3', 'BAC_5', 'PHD', 'UNKNOWN_DIPLOMA'] as const
const remotes = ['no', 'punctual', 'partial', 'fulltime', 'unknown', 'hybrid'] as const

export function makeJob(index: number, jobs: number, organizations: number, seed: number): RawRecord {
  const random = new Random(seed, 'job', index)
  const large = Math.min(largeOrganizationCount, organizations)
  const position = Math.floor(index / jobsPerLargeOrganization(jobs))
  const isOfLarge = position < large
  const organization = isOfLarge ? position : pickOther(random, large, organizations)
  const { offices, departments } = placesOf(organization, seed)
  const language = random.chance(0.01) ? 'de' : random.pick(languages)
  const name = random.pick(vocabularyOf(language).jobs)
  const status = isOfLarge || random.chance(0.8) ? 'published' : random.pick(['draft', 'archived'])
  const isSpontaneous = random.chance(0.02)
  const text = (share: number) => random.maybe(share, () => html(random, language))
  return record('jobs', index, {
    organization: organizationSlug(organization),
    slug: `${slugOf(name)}_${jobReference(index)}`,
    reference: jobReference(index),
    external_reference: random.maybe(0.4, () => `HR-${index}`),
    name,
    status,
    language,
    published_at: status === 'draft' ? undefined : timestamp(random, 2023, 2026),
    archived_at: status === 'archived' ? timestamp(random, 2026, 2027) : undefined,
    description: html(random, language),
    profile: text(0.8),
    recruitment_process: text(0.5),
    company_description: text(0.2),
    apply_url: random.maybe(0.6, () => `https://apply.generated.example/${jobReference(index)}`),
    contract_type: isSpontaneous ? undefined : random.pick(contracts),
    contract_duration_min: random.maybe(0.2, () => random.between(1, 6)),
    contract_duration_max: random.maybe(0.2, () => random.between(6, 36)),
    start_date: random.maybe(0.4, () => timestamp(random, 2026, 2028).slice(0, 10)),
    experience_level: random.maybe(0.7, () => random.pick(levels)),
    education_level: random.maybe(0.6, () => random.pick(diplomas)),
    remote: random.maybe(0.8, () => random.pick(remotes)),
    department: isSpontaneous ? undefined : random.maybe(0.7, () => departments[random.between(0, 5)]),
    offices: isSpontaneous
      ? []
      : random.some(random.between(0, 2), offices.length).flatMap((at) => offices[at] ?? []),
    salary: random.maybe(0.4, () => salary(random)),
    application_fields: {
      resume: 'mandatory',
      portfolio: random.pick(['disabled', 'optional', 'on-request']),
    },
    stages: [
      { id: index * 3 + 1, name: 'New', reference: 'initial', candidates_count: random.between(0, 90) },
      {
        id: index * 3 + 2,
        name: 'Met',
        visible: random.chance(0.5),
        candidates_count: random.between(0, 20),
      },
    ],
    spontaneous: isSpontaneous || undefined,
    created_at: timestamp(random, 2020, 2023),
    updated_at: timestamp(random, 2023, 2026),
  })
}

/** One of the organizations that are not large; the first of them have the most jobs. */
function pickOther(random: Random, large: number, organizations: number): number {
  const first = organizations > large ? large : 0
  return first + Math.floor((organizations - first) * random.next() ** 2)
}

function salary(random: Random) {
  const min = random.between(18, 90) * 1_000
  return {
    ...(random.chance(0.9) && { min }),
    ...(random.chance(0.8) && { max: min + random.between(0, 20) * 500 }),
    currency: random.pick(['EUR', 'EUR', 'USD', 'CZK', 'KWD']),
    period: random.pick(['yearly', 'monthly', 'daily', 'per-moon']),
  }
}
