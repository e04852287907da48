import type { RawRecord } from '#import/content'
import { organizationSlug } from './organizations'
import { Random } from './random'
import {
  authorCount,
  authorKey,
  categoryCount,
  categoryReference,
  collectionCount,
  collectionReference,
  generatedPrefix,
  record,
  recordTimestamps,
} from './taxonomies'
import { markdown, timestamp, title } from './texts'
import { languages } from './words'

/** Articles that are published later are scheduled. */
const presentYear = 2026
const scheduledShare = 0.01

const articleReference = (index: number): string => `${generatedPrefix}A${`${index + 1}`.padStart(7, '0')}`

export const indexes = ['news', 'magazine', 'unknown-index'] as const

export function makeArticle(index: number, organizations: number, seed: number): RawRecord {
  const random = new Random(seed, 'article', index)
  const language = random.chance(0.01) ? 'de' : random.pick(languages)
  const image = () => `/media/generated/a-${random.between(0, 9)}.webp`
  // The first organizations have the most articles.
  const organizationIndexes = Array.from({ length: random.between(0, 2) }, () =>
    Math.floor(organizations * random.next() ** 2),
  )
  const isScheduled = random.chance(scheduledShare)
  return record('articles', index, {
    language,
    content: markdown(random, language),
    reference: articleReference(index),
    name: title(random, language),
    summary: random.maybe(0.9, () => title(random, language)),
    image: random.maybe(0.8, image),
    published_at: isScheduled
      ? timestamp(random, presentYear + 1, presentYear + 3)
      : timestamp(random, presentYear - 10, presentYear),
    categories: random.some(random.between(0, 3), categoryCount).map(categoryReference),
    collections: random.some(random.between(0, 1), collectionCount).map(collectionReference),
    authors: random.some(random.between(0, 2), authorCount).map(authorKey),
    organizations: organizations > 0 ? [...new Set(organizationIndexes)].map(organizationSlug) : [],
    indexed: random.pick([[], ['news'], ['news', 'magazine'], ['unknown-index']]),
    url: random.maybe(0.2, () => `https://magazine.generated.example/articles/${index + 1}`),
    seo_title: random.maybe(0.4, () => title(random, language)),
    seo_description: random.maybe(0.4, () => title(random, language)),
    social_image: random.maybe(0.1, image),
    video: random.maybe(0.05, () => ({
      source: random.pick(['youtube', 'vimeo', '360player']),
      external_reference: `gen-${index}`,
      name: title(random, language),
      ...(random.chance(0.5) && { duration: `PT${random.between(1, 20)}M${random.between(0, 59)}S` }),
    })),
    ...recordTimestamps(random),
  })
}
