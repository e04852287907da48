import type { CheckedRecord, ContentByKind } from '#import/content'

/** How much of each there is to measure. */
export type Size = { articles: number; organizations: number; jobs: number }

export const languages = ['en', 'en', 'en', 'fr', 'fr', 'de', 'es', 'it'] as const
const jobsOfTheLargest = 2_000
export const organizationsWithManyJobs = 10
const categories = 20
const collections = 200
const hour = 3_600_000
const newest = Date.parse('2026-11-01T00:00:00Z')
export const words = (
  'atelier équipe cœur night shift bicycle workshop remote design travail journée métier learning garden data ' +
  'rail harbour kitchen première semaine onboarding mentor craft Besançon Łódź energy hospital school forest'
).split(' ')

const pad = (index: number) => String(index).padStart(6, '0')
export const organizationReference = (index: number) => `org-${pad(index)}`
export const jobReference = (index: number) => `job-${pad(index)}`
const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
/** Spreads neighbours far apart, always in the same way. */
const mix = (index: number, salt: number) => Math.imul(index + 1, 2654435761 + salt * 40503) >>> 8

function text(index: number, length: number): string {
  const sentence = Array.from({ length: 12 }, (_, at) => pick(words, mix(index, at))).join(' ')
  return `${sentence}. `.repeat(Math.ceil(length / sentence.length))
}

/** Every record, those that others name first. */
export function* makeEntries(size: Size): Generator<CheckedRecord> {
  for (const reference of ['board', 'other']) {
    const fields = {
      reference,
      name: reference,
      kind: 'multi',
      root_url: `https://${reference}.example`,
    } as const
    yield { ...nowhere, kind: 'sites', reference, fields }
  }
  for (let index = 0; index < categories; index += 1) {
    const reference = `category-${index}`
    yield { ...nowhere, kind: 'categories', reference, fields: { reference, name: `Category ${index}` } }
  }
  for (let index = 0; index < collections; index += 1) {
    const reference = `collection-${index}`
    const fields = { id: index + 1, reference, title: reference, slug: reference, language: 'en' }
    yield { ...nowhere, kind: 'collections', reference, fields }
  }
  yield { ...nowhere, kind: 'authors', reference: 'mara', fields: { key: 'mara', name: 'Mara Example' } }
  for (let index = 0; index < size.organizations; index += 1) {
    yield {
      ...nowhere,
      kind: 'organizations',
      reference: organizationReference(index),
      fields: makeOrganization(index),
    }
  }
  for (let index = 0; index < size.jobs; index += 1) {
    yield { ...nowhere, kind: 'jobs', reference: jobReference(index), fields: makeJob(index, size) }
  }
  for (let index = 0; index < size.articles; index += 1) {
    const fields = makeArticle(index, size)
    yield { ...nowhere, kind: 'articles', reference: fields.reference, fields }
  }
}

const nowhere = { file: 'bench', at: [] }

function makeOrganization(index: number): ContentByKind['organizations'] {
  const reference = organizationReference(index)
  const office = { name: 'HQ', city: 'Lyon', country_code: 'FR' }
  return {
    reference,
    name: `${pick(words, mix(index, 1))} ${index}`,
    slug: reference,
    description: text(index, 400),
    sectors: ['energy'],
    default_language: pick(languages, index),
    subsidiaries: [],
    covers: {},
    descriptions: { en: text(index, 400) },
    looking_fors: {},
    good_to_knows: {},
    websites: [{ site: index % 4 === 3 ? 'other' : 'board' }],
    departments: [{ id: index + 1, name: 'Engineering' }],
    offices: [{ id: index + 1, ...office, is_headquarter: true }],
    images: [],
    videos: [],
  }
}

function makeArticle(index: number, { articles, organizations }: Size): ContentByKind['articles'] {
  const reference = `art-${pad(index)}`
  const title = Array.from({ length: 5 }, (_, at) => pick(words, mix(index, 10 + at))).join(' ')
  const published =
    newest - Math.floor((((10 * 365 * 24) / articles) * mix(index, 2)) % (10 * 365 * 24)) * hour
  return {
    reference,
    language: pick(languages, mix(index, 3)),
    name: `${title} ${index % 1000}`,
    content: text(index, 1_500),
    summary: text(index, 150),
    published_at: new Date(published).toISOString(),
    categories: [0, 1].map((at) => `category-${mix(index, 4 + at) % categories}`),
    collections: [`collection-${mix(index, 6) % collections}`],
    authors: ['mara'],
    organizations: [organizationReference(mix(index, 7) % organizations)],
    indexed: [`index-${mix(index, 8) % 5}`],
  }
}

/** The first organizations have many jobs each, the others share the rest. */
function makeJob(index: number, { organizations }: Size): ContentByKind['jobs'] {
  const large = Math.floor(index / jobsOfTheLargest)
  const others = Math.max(1, organizations - organizationsWithManyJobs)
  const owner = large < organizationsWithManyJobs ? large : organizationsWithManyJobs + (index % others)
  const reference = jobReference(index)
  return {
    reference,
    organization: organizationReference(owner),
    slug: reference,
    name: `${pick(words, index)} ${index}`,
    status: index % 10 === 9 && owner >= organizationsWithManyJobs ? 'archived' : 'published',
    language: pick(languages, index),
    published_at: new Date(newest - (index % 5_000) * hour).toISOString(),
    created_at: new Date(newest - (index % 5_000) * hour).toISOString(),
    description: `<p>${text(index, 600)}</p>`,
    profile: `<p>${text(index, 300)}</p>`,
    contract_type: 'FULL_TIME',
    offices: [owner + 1],
    department: owner + 1,
    salary: { min: 30_000, max: 40_000, currency: 'EUR', period: 'yearly' },
    application_fields: { resume: 'mandatory' },
    stages: [{ id: 1, name: 'New', reference: 'initial', visible: true, candidates_count: 4 }],
    spontaneous: false,
  }
}
