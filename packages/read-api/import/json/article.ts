import { createHash } from 'node:crypto'
import { numericId } from '#wire/numeric-id'
import {
  compact,
  firstOf,
  given,
  imageOf,
  isJson,
  type Json,
  languageOf,
  nameOf,
  numberOf,
  slugOf,
  textOf,
  toMap,
  toMaps,
} from './value'
import { toVideo } from './video'

/** What an article says of other records, by their identities. */
export type ArticleParts = {
  categories: Map<string, Json>
  collections: Map<string, Json>
  authors: Map<string, Json>
  organizations: Map<string, Json>
}

export function articleParts(wire: Json): ArticleParts {
  return {
    categories: byIdentity(toMaps(wire.categories).map(toCategory), 'reference'),
    collections: byIdentity(
      toMaps(wire.cms_collections).map((collection) => toCollection(collection, wire.language)),
      'reference',
    ),
    // The field was singular once (field notes 4).
    authors: byIdentity(
      (isJson(wire.cms_authors) ? [wire.cms_authors] : toMaps(wire.cms_authors)).map(toAuthor),
      'key',
    ),
    organizations: byIdentity(toMaps(wire.organizations).map(toOrganization), 'slug'),
  }
}

/** The article as its form has it. The service has no moments of an article but those of its video. */
export function toArticle(wire: Json): Json {
  const parts = articleParts(wire)
  const video = toVideo(wire.cms_video)
  return compact({
    language: languageOf(wire.language),
    content: given(wire.content),
    reference: textOf(wire.reference),
    name: nameOf(wire.name),
    summary: given(wire.summary),
    image: imageOf(wire.image_url),
    published_at: given(wire.published_at),
    categories: [...parts.categories.keys()],
    collections: [...parts.collections.keys()],
    authors: [...parts.authors.keys()],
    organizations: [...parts.organizations.keys()],
    indexed: Array.isArray(wire.indexed) ? [...new Set(wire.indexed)] : given(wire.indexed),
    url: given(wire.url),
    seo_title: nameOf(wire.seo_title),
    seo_description: given(wire.seo_description),
    social_title: nameOf(wire.social_title),
    social_description: given(wire.social_description),
    social_image: imageOf(wire.social_image_url),
    video,
    created_at: video && given(toMap(wire.cms_video).created_at),
    updated_at: video && given(toMap(wire.cms_video).updated_at),
  })
}

/** Sibling records say `title` where the description says `name`. */
function toCategory(wire: Json): Json {
  const name = firstOf(nameOf(wire.name), nameOf(wire.title))
  return {
    reference: textOf(wire.reference) ?? slugOf(name),
    name,
    published_at: given(wire.published_at),
    created_at: given(wire.created_at),
    updated_at: given(wire.updated_at),
  }
}

/** Nested collections may be `{id, title}` and no more (field notes 4). */
function toCollection(wire: Json, language: unknown): Json {
  const title = firstOf(nameOf(wire.title), nameOf(wire.name))
  const id = textOf(wire.id)
  const reference = textOf(wire.reference) ?? textOf(wire.slug) ?? (id && `collection-${id}`) ?? slugOf(title)
  return {
    id: numberOf(wire.id) ?? numericId(reference ?? ''),
    reference,
    title,
    slug: slugOf(wire.slug) ?? slugOf(title) ?? slugOf(reference),
    summary: given(wire.summary),
    language: firstOf(languageOf(wire.language), languageOf(language)),
    cover: imageOf(wire.cover),
  }
}

/** Authors have no identity in the API: equal ones are one. */
function toAuthor(wire: Json): Json {
  const networks = Object.entries(toMap(wire.social_networks)).filter(([, address]) => given(address))
  const author = compact({
    name: nameOf(wire.name),
    headline: given(wire.headline),
    website: given(wire.website),
    social_networks: isJson(wire.social_networks) ? Object.fromEntries(networks) : undefined,
    avatar: imageOf(wire.avatar),
  })
  const digest = createHash('sha256').update(JSON.stringify(author)).digest('hex').slice(0, 12)
  return {
    key: author.name === undefined ? undefined : `${slugOf(author.name) ?? 'author'}-${digest}`,
    ...author,
  }
}

/** What an article says of an organization that no list may hold. */
function toOrganization(wire: Json): Json {
  return compact({
    slug: slugOf(wire.slug) ?? slugOf(wire.name),
    name: nameOf(wire.name),
    description: given(wire.description),
    logo: imageOf(wire.logo_url),
  })
}

function byIdentity(items: readonly Json[], key: string): Map<string, Json> {
  return new Map(
    items.flatMap((item) => {
      const identity = item[key]
      return typeof identity === 'string' ? [[identity, compact(item)]] : []
    }),
  )
}
