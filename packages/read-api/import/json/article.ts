import { createHash } from 'node:crypto'
import { numericId } from '#wire/numeric-id'
import {
  compact,
  firstOf,
  imageOf,
  isObject,
  type JsonObject,
  languageOf,
  nameOf,
  nonEmpty,
  numberOf,
  slugOf,
  textOf,
  toObject,
  toObjects,
} from './value'
import { toArticleVideo } from './video'

/** The records that an article nests, by their identities. */
type RelatedRecords = {
  categories: Map<string, JsonObject>
  collections: Map<string, JsonObject>
  authors: Map<string, JsonObject>
  organizations: Map<string, JsonObject>
}

export function relatedRecords(wire: JsonObject): RelatedRecords {
  return {
    categories: byIdentity(toObjects(wire.categories).map(toCategoryContent), 'reference'),
    collections: byIdentity(
      toObjects(wire.cms_collections).map((collection) => toCollectionContent(collection, wire.language)),
      'reference',
    ),
    // One object or an array (docs/read-api-behaviour.md, section 4).
    authors: byIdentity(
      (isObject(wire.cms_authors) ? [wire.cms_authors] : toObjects(wire.cms_authors)).map(toAuthorContent),
      'key',
    ),
    organizations: byIdentity(toObjects(wire.organizations).map(toOrganizationContent), 'slug'),
  }
}

/**
 * The article in the fields of its content schema. The API has no `created_at` and `updated_at` of an article, except
 * those of its video.
 */
export function toArticleContent(wire: JsonObject): JsonObject {
  const related = relatedRecords(wire)
  const video = toArticleVideo(wire.cms_video)
  return compact({
    language: languageOf(wire.language),
    content: nonEmpty(wire.content),
    reference: textOf(wire.reference),
    name: nameOf(wire.name),
    summary: nonEmpty(wire.summary),
    image: imageOf(wire.image_url),
    published_at: nonEmpty(wire.published_at),
    categories: [...related.categories.keys()],
    collections: [...related.collections.keys()],
    authors: [...related.authors.keys()],
    organizations: [...related.organizations.keys()],
    indexed: Array.isArray(wire.indexed) ? [...new Set(wire.indexed)] : nonEmpty(wire.indexed),
    url: nonEmpty(wire.url),
    seo_title: nameOf(wire.seo_title),
    seo_description: nonEmpty(wire.seo_description),
    social_title: nameOf(wire.social_title),
    social_description: nonEmpty(wire.social_description),
    social_image: imageOf(wire.social_image_url),
    video,
    created_at: video && nonEmpty(toObject(wire.cms_video).created_at),
    updated_at: video && nonEmpty(toObject(wire.cms_video).updated_at),
  })
}

/** Both `name` and `title` occur (docs/read-api-behaviour.md, section 4). */
function toCategoryContent(wire: JsonObject): JsonObject {
  const name = firstOf(nameOf(wire.name), nameOf(wire.title))
  return {
    reference: textOf(wire.reference) ?? slugOf(name),
    name,
    published_at: nonEmpty(wire.published_at),
    created_at: nonEmpty(wire.created_at),
    updated_at: nonEmpty(wire.updated_at),
  }
}

/** A collection can consist of `{id, title}` (docs/read-api-behaviour.md, section 4). */
function toCollectionContent(wire: JsonObject, language: unknown): JsonObject {
  const title = firstOf(nameOf(wire.title), nameOf(wire.name))
  const id = textOf(wire.id)
  const reference = textOf(wire.reference) ?? textOf(wire.slug) ?? (id && `collection-${id}`) ?? slugOf(title)
  return {
    id: numberOf(wire.id) ?? numericId(reference ?? ''),
    reference,
    title,
    slug: slugOf(wire.slug) ?? slugOf(title) ?? slugOf(reference),
    summary: nonEmpty(wire.summary),
    language: firstOf(languageOf(wire.language), languageOf(language)),
    cover: imageOf(wire.cover),
  }
}

/** Authors have no identity in the API, so authors with equal fields are one author. */
function toAuthorContent(wire: JsonObject): JsonObject {
  const networks = Object.entries(toObject(wire.social_networks)).filter(([, url]) => nonEmpty(url))
  const author = compact({
    name: nameOf(wire.name),
    headline: nonEmpty(wire.headline),
    website: nonEmpty(wire.website),
    social_networks: isObject(wire.social_networks) ? Object.fromEntries(networks) : undefined,
    avatar: imageOf(wire.avatar),
  })
  const digest = createHash('sha256').update(JSON.stringify(author)).digest('hex').slice(0, 12)
  return {
    key: author.name === undefined ? undefined : `${slugOf(author.name) ?? 'author'}-${digest}`,
    ...author,
  }
}

function toOrganizationContent(wire: JsonObject): JsonObject {
  return compact({
    slug: slugOf(wire.slug) ?? slugOf(wire.name),
    name: nameOf(wire.name),
    description: nonEmpty(wire.description),
    logo: imageOf(wire.logo_url),
  })
}

function byIdentity(items: readonly JsonObject[], key: string): Map<string, JsonObject> {
  return new Map(
    items.flatMap((item) => {
      const identity = item[key]
      return typeof identity === 'string' ? [[identity, compact(item)]] : []
    }),
  )
}
