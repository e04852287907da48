import type { RawRecord } from '#import/content'
import { Random } from './random'
import { generatedPrefix, record, recordTimestamps, siteCount, siteReference } from './taxonomies'
import { paragraph, title } from './texts'
import { cities, languages } from './words'

const officesAtMost = 4
const departmentsAtMost = 6

export const organizationReference = (index: number): string =>
  `${generatedPrefix}O${`${index + 1}`.padStart(6, '0')}`
export const organizationSlug = (index: number): string => `generated-${`${index + 1}`.padStart(6, '0')}`

/** The ids of the offices and departments of an organization, for its jobs. */
export function placesOf(index: number, seed: number): { offices: number[]; departments: number[] } {
  const random = new Random(seed, 'places', index)
  const ids = (count: number) => Array.from({ length: count }, (_, position) => index * 10 + position + 1)
  return {
    offices: ids(random.between(0, officesAtMost)),
    departments: ids(random.between(0, departmentsAtMost)),
  }
}

export function makeOrganization(index: number, seed: number): RawRecord {
  const random = new Random(seed, 'organization', index)
  const language = random.pick(languages)
  const { offices, departments } = placesOf(index, seed)
  const texts = (share: number) => {
    const chosen = languages.filter(() => random.chance(share))
    return Object.fromEntries(chosen.map((code) => [code, paragraph(random, code)]))
  }
  return record('organizations', index, {
    reference: organizationReference(index),
    name: `${random.pick(['Éolis', 'Atelier', 'Northern', 'Sítě', 'Grupo', 'Maison'])} ${random.pick(['Énergie', 'Works', 'Mobility', 'Labs', 'Obra', 'Sanatio'])} ${index + 1}`,
    slug: organizationSlug(index),
    description: random.maybe(0.9, () => paragraph(random, language)),
    logo: random.maybe(0.7, () => `/media/generated/o-${index % 10}.webp`),
    media_website_url: random.maybe(0.8, () => `https://www.generated-${index + 1}.example`),
    media_linkedin: random.maybe(0.5, () => `${1_000_000 + index}`),
    media_youtube: random.maybe(0.2, () => `channel/UC${index}`),
    sectors: random.pick([['energy'], ['e-commerce-1', 'logistics'], ['unknown-sector'], []]),
    default_language: language,
    nb_employees: random.maybe(0.8, () => random.between(1, 20_000)),
    average_age: random.maybe(0.5, () => random.between(24, 52)),
    turnover: random.maybe(0.3, () => random.between(0, 40)),
    creation_year: random.maybe(0.7, () => random.between(1890, 2025)),
    parity_men: random.maybe(0.4, () => random.between(0, 100)),
    revenue: random.maybe(0.3, () => random.pick(['(confidential)', '6,5M€', '120 M€'])),
    descriptions: texts(0.4),
    looking_fors: texts(0.2),
    good_to_knows: texts(0.2),
    websites: websites(random),
    departments: departments.map((id) => ({
      id,
      name: random.pick(['Engineering', 'Výroba', 'Finance', 'Terrain']),
    })),
    offices: offices.map((id, position) => ({
      id,
      name: random.pick(['HQ', 'Atelier', 'Depot', 'Kancelář']),
      address: random.maybe(0.7, () => `${random.between(1, 200)} rue de l’Exemple`),
      zip_code: random.maybe(0.7, () => `${random.between(10_000, 99_999)}`),
      ...random.pick(cities),
      is_headquarter: position === 0,
    })),
    images: random.chance(0.4)
      ? [{ name: title(random, language), file: `/media/generated/i-${index % 10}.webp` }]
      : [],
    ...recordTimestamps(random),
  })
}

/** Every organization is on the first site, and on up to two others, with or without a URL of its own. */
function websites(random: Random): { site: string; url?: string }[] {
  const others = random.some(random.between(0, 2), siteCount - 1)
  return [
    { site: siteReference(0) },
    ...others.map((index) => ({
      site: siteReference(index + 1),
      ...(random.chance(0.5) && { url: `https://site-${index + 2}.generated.example/us` }),
    })),
  ]
}
