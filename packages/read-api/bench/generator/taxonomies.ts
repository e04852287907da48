import type { RawRecord } from '#import/content'
import { Random } from './random'
import { slugOf, timestamp, title } from './texts'
import { languages } from './words'

/** Starts every generated reference, which distinguishes generated records from others. */
export const generatedPrefix = 'GEN-'

export const siteCount = 6
export const categoryCount = 40
export const collectionCount = 60
export const authorCount = 200

export const siteReference = (index: number): string => `${generatedPrefix}S${index + 1}`
export const categoryReference = (index: number): string => `${generatedPrefix}T${index + 1}`
export const collectionReference = (index: number): string => `${generatedPrefix}C${index + 1}`
export const authorKey = (index: number): string => `${generatedPrefix}P${index + 1}`

/** Every organization is on the first site. The kind of the last site is an unknown token. */
export function makeSite(index: number): RawRecord {
  const reference = siteReference(index)
  const kind = index === 0 ? 'multi' : index === siteCount - 1 ? 'kiosk' : 'single'
  const root_url = `https://site-${index + 1}.generated.example`
  return record('sites', index, { reference, name: `Generated site ${index + 1}`, kind, root_url })
}

export function makeCategory(index: number, seed: number): RawRecord {
  const random = new Random(seed, 'category', index)
  const language = random.pick(languages)
  return record('categories', index, {
    reference: categoryReference(index),
    name: title(random, language),
    published_at: random.maybe(0.8, () => timestamp(random, 2014, 2020)),
    ...recordTimestamps(random),
  })
}

export function makeCollection(index: number, seed: number): RawRecord {
  const random = new Random(seed, 'collection', index)
  const language = random.pick(languages)
  const name = title(random, language)
  return record('collections', index, {
    id: index + 1,
    reference: collectionReference(index),
    title: name,
    slug: `${slugOf(name)}-${index + 1}`,
    summary: random.maybe(0.6, () => title(random, language)),
    language,
    cover: random.maybe(0.5, () => `/media/generated/c-${index % 10}.webp`),
    ...recordTimestamps(random),
  })
}

export function makeAuthor(index: number, seed: number): RawRecord {
  const random = new Random(seed, 'author', index)
  return record('authors', index, {
    key: authorKey(index),
    name: `${random.pick(['Élodie', 'Mara', 'Íñigo', 'Jan', 'Zuzana', 'Tom'])} ${random.pick(['Novák', 'Martin', 'García', 'Lee'])} ${index + 1}`,
    headline: random.maybe(0.5, () => title(random, 'en')),
    website: random.maybe(0.3, () => `https://author-${index + 1}.example`),
    avatar: random.maybe(0.5, () => `/media/generated/p-${index % 10}.webp`),
    ...recordTimestamps(random),
  })
}

/** Different for each record, for the filters `created_after` and `updated_after`. */
export function recordTimestamps(random: Random): { created_at: string; updated_at: string } {
  return { created_at: timestamp(random, 2015, 2022), updated_at: timestamp(random, 2022, 2026) }
}

export function record(kind: RawRecord['kind'], index: number, fields: Record<string, unknown>): RawRecord {
  const data = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { kind, file: 'the generator', at: [kind, index], data }
}
