import { type Files, makeArticle, makeFiles, makeJob, makeOrganization } from './content-folder'

/** Words with accents, SQL wildcards, quotes and other alphabets, and with rare and frequent letter pairs. */
const titleWords = [
  'équipe',
  'Équipe',
  'cœur',
  'night',
  'SHIFT',
  '100%',
  'a_b',
  'back\\slash',
  '"quoted"',
  'l’atelier',
  'Straße',
  'Привет',
  '日本語',
  '👩‍🏭',
  'x',
  'zq',
  'the',
  'remote',
  'work',
  'ab',
  'ba',
  '%',
  'naïve',
  'İstanbul',
]
const languages = ['en', 'fr', 'de']
const days = ['2024-02-29', '2025-01-01', '2025-01-02', '2026-03-03', '2026-12-31']
const hours = ['00:00:00Z', '23:59:59Z', '12:00:00+02:00', '00:30:00+01:00']

export const articleCount = 450

/** Enough articles for pagination checkpoints, many of them with equal times of publication. */
export function makeManyFiles(): Files {
  const random = createRandom(1)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const some = <Item>(items: readonly Item[]) => items.filter(() => random() < 0.4)
  const files = makeFiles()
  for (let index = 0; index < 12; index += 1) {
    files[`organizations/o${index}.yaml`] = makeOrganization({
      reference: `${index % 2 ? 'o' : 'O'}rg${index}`,
      name: `${pick(titleWords)} ${index % 5}`,
      slug: `o${index}`,
      websites: index % 3 ? [{ site: 'board' }] : [],
    })
    files[`jobs/o${index}/job.yaml`] = makeJob({ reference: `job-${index}`, sites: [] })
  }
  for (let index = 0; index < articleCount; index += 1) {
    const language = pick(languages)
    files[`articles/${language}/a${index}.md`] = makeArticle({
      reference: `${pick(['a', 'A', '_', '-', '0'])}${index}`,
      name: [pick(titleWords), ...some(titleWords), index % 7 === 0 ? 'rare' : ''].join(' ').trim(),
      published_at: `${pick(days)}T${pick(hours)}`,
      created_at: `${pick(days)}T${pick(hours)}`,
      updated_at: `${pick(days)}T${pick(hours)}`,
      categories: some(['cat-craft', 'cat-culture']),
      collections: some(['5f0c6a2e9b']),
      organizations: some(['acme', 'eclair', 'o1', 'o2']),
      indexed: some(['news', 'front']),
    })
  }
  return files
}

/** Pseudo-random numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
