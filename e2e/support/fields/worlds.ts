import { toSlug } from '@vitrine/api-contract/slug'
import { maximalResponses } from '@vitrine/read-api/testing/maximal-responses'
import type { RecordSet } from '../record-api'
import { type Leaf, leavesOf, nameOf, otherValue, withValue } from './values'

type Operation = 'organization' | 'job' | 'embed' | 'article'
type Responses = Readonly<Record<Operation, Readonly<Record<string, unknown>>>>

/** A value of the responses; `name` is that of its field, such as `job.salary.min`, which values of a list share. */
export type Field = { name: string; operation: Operation; leaf: Leaf }

/**
 * The responses of the API for one organization with one job and one article. `changes` are the fields that have other
 * values than in the first world. No identifier is in two worlds: each ends with the `token` of its world.
 */
export type World = { token: string; changes: readonly Field[]; keys: Keys; responses: Responses }

type Keys = Readonly<Record<'organization' | 'company' | 'job' | 'jobSlug' | 'article', string>>

/** The website that the site shows. The first of each list of websites is another one. */
export const siteReference = 'board'

/** Any token, to be removed from what the site sends. */
export const tokenPattern = /w\d{3}w/g

/** The identifiers of records, by the fields that have them first. Other responses repeat them. */
const identifiers: Readonly<Record<string, string>> = {
  'organization.reference': 'Pg4eV6k',
  'organization.slug': 'acme',
  'job.reference': 'WTTJ_gld0A7L',
  'embed.jobs[].reference': 'WTTJ_gld0A7L',
  'embed.jobs[].slug': 'engineer_wien',
  'article.reference': 'AbC12dE',
}

/** Pages show the other articles of their groups, and the site finds an organization by its name. */
const ownTexts = ['cat-craft', '5f0c6a2e9b', 'the-first-weeks', 'Acme & Sons']

/** The subsidiary is the organization of the first world, so that the site has a page of it. */
const base: Responses = replaceTexts(maximalResponses.described, {
  MBW42I: 'Pg4eV6kw000w',
  'acme-labs': 'acmew000w',
})

/** All set values of the responses. */
export const fields: readonly Field[] = (Object.keys(base) as Operation[]).flatMap((operation) =>
  leavesOf(base[operation]).map((leaf) => ({ operation, leaf, name: `${operation}.${nameOf(leaf.path)}` })),
)

/** A world without changes, one for each field in which it alone has another value, and one for each list of `others`. */
export function createWorlds(others: readonly (readonly Field[])[] = []): World[] {
  return [[], ...fields.map((field) => [field]), ...others].map(createWorld)
}

function createWorld(changes: readonly Field[], index: number): World {
  const token = `w${String(index).padStart(3, '0')}w`
  const changed = new Set(changes.map(({ name }) => identifiers[name]))
  const own = (text: string) => `${changed.has(text) ? `z${text.slice(1)}` : text}${token}`
  const texts = [...Object.values(identifiers), ...ownTexts]
  const unchanged = replaceTexts(base, Object.fromEntries(texts.map((text) => [text, own(text)])))
  const responses: Record<Operation, Responses[Operation]> = { ...unchanged }
  for (const { name, operation, leaf } of changes)
    if (!Object.hasOwn(identifiers, name))
      responses[operation] = withValue(responses[operation], leaf.path, otherValue)
  const keys = {
    organization: own('Pg4eV6k'),
    company: own('acme'),
    job: own('WTTJ_gld0A7L'),
    jobSlug: own('engineer_wien'),
    article: own('AbC12dE'),
  }
  return { token, changes, keys, responses }
}

/** Replaces texts that are equal to a key of `replacements`, and the last segments of URLs. */
function replaceTexts<T>(value: T, replacements: Readonly<Record<string, string>>): T {
  const json = JSON.stringify(value, (_, item: unknown) => {
    if (typeof item !== 'string') return item
    const [, start = '', last = ''] = /^(https:.*\/)?([^/]*)$/.exec(item) ?? []
    return Object.hasOwn(replacements, last) ? start + replacements[last] : item
  })
  return JSON.parse(json)
}

/** The records of all worlds. */
export function recordsOf(worlds: readonly World[]): RecordSet {
  const by = (key: keyof Keys, operation: Operation) =>
    Object.fromEntries(worlds.map(({ keys, responses }) => [keys[key], responses[operation]]))
  return {
    organizations: worlds.map(
      ({ responses }) => responses.organization as RecordSet['organizations'][number],
    ),
    jobs: by('job', 'job'),
    embeds: by('organization', 'embed'),
    articles: worlds.map(({ keys, responses }) => ({
      organization: keys.organization,
      article: responses.article as RecordSet['articles'][number]['article'],
    })),
  }
}

type Group = { reference: string; slug?: string; name?: string }

/** The keys of the pages of the article, of its category and of its collection. */
export function pageKeys({ keys, responses: { article } }: World) {
  const toKey = ([group]: readonly Group[]) => ({
    reference: group?.reference ?? '',
    slug: toSlug(group?.slug ?? group?.name ?? ''),
  })
  return {
    language: String(article.language),
    article: {
      slug: toSlug(String(article.name)),
      reference: keys.article,
      publishedAt: new Date(String(article.published_at)),
    },
    category: toKey(article.categories as Group[]),
    collection: toKey(article.cms_collections as Group[]),
  }
}
