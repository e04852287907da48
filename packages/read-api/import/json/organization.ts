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
import { toVideoContent } from './video'

export const organizationSlug = (wire: JsonObject): string | undefined =>
  slugOf(wire.slug) ?? slugOf(wire.name)

/** An element of the organizations list in the fields of its content schema, without the parts that other responses have. */
export function toOrganizationContent(wire: JsonObject): JsonObject {
  return compact({
    reference: textOf(wire.reference),
    name: nameOf(wire.name),
    slug: organizationSlug(wire),
    description: nonEmpty(wire.description),
    logo: imageOf(wire.logo_url),
    media_website_url: withScheme(nonEmpty(wire.media_website_url)),
    media_twitter: nonEmpty(wire.media_twitter),
    media_facebook: nonEmpty(wire.media_facebook),
    media_linkedin: textOf(wire.media_linkedin) ?? nonEmpty(wire.media_linkedin),
    media_instagram: nonEmpty(wire.media_instagram),
    media_youtube: nonEmpty(wire.media_youtube),
    media_pinterest: nonEmpty(wire.media_pinterest),
    sectors: nonEmpty(wire.sectors),
    default_language: languageOf(wire.default_language),
    nb_employees: countOf(wire.nb_employees),
    average_age: countOf(wire.average_age),
    turnover: numberOf(wire.turnover),
    creation_year: countOf(wire.creation_year),
    parity_men: numberOf(wire.parity_men),
    parity_women: numberOf(wire.parity_women),
    revenue: nonEmpty(wire.revenue),
    subsidiaries: toObjects(wire.subsidiaries).map((subsidiary) => ({
      reference: textOf(subsidiary.reference),
      name: nameOf(subsidiary.name),
      slug: organizationSlug(subsidiary),
    })),
    covers: toTexts(wire.i18n_covers),
    descriptions: toTexts(wire.i18n_descriptions),
    looking_fors: toTexts(wire.i18n_looking_fors),
    good_to_knows: toTexts(wire.i18n_good_to_knows),
    images: toObjects(wire.images).map((image) => toImage(image, wire)),
    videos: toObjects(wire.videos).flatMap(toNamedVideo),
    created_at: oldest([...toObjects(wire.images), ...toObjects(wire.videos)]),
    updated_at: nonEmpty(wire.updated_at),
  })
}

/** 0 is an unset count or year. */
function countOf(value: unknown): unknown {
  return numberOf(value) || undefined
}

/** The websites of an organization by the reference of the site. */
export function websitesOf(wire: JsonObject): Map<string, JsonObject> {
  return new Map(
    toObjects(wire.websites).flatMap((website) => {
      const site = textOf(website.reference) ?? textOf(website.website_reference)
      if (!site) return []
      const url = nonEmpty(website.organization_url)
      return [[site, compact({ site, url, cover: imageOf(website.cover_url) })]]
    }),
  )
}

/** Texts by language, without empty ones. */
function toTexts(value: unknown): unknown {
  if (!isObject(value)) return nonEmpty(value)
  return compact(Object.fromEntries(Object.entries(value).map(([key, text]) => [key, nonEmpty(text)])))
}

function toImage(image: JsonObject, organization: JsonObject): JsonObject {
  return compact({
    name: firstOf(nameOf(image.name), nameOf(image.description), nameOf(organization.name)),
    description: nonEmpty(image.description),
    file: imageOf(image.file),
    sizes: imageSizes(toObject(image.file)),
    created_at: nonEmpty(image.created_at),
    updated_at: nonEmpty(image.updated_at),
  })
}

function imageSizes(file: JsonObject): JsonObject | undefined {
  const sizes = compact({
    thumb: imageOf(file.thumb),
    small: imageOf(file.small),
    medium: imageOf(file.medium),
    large: imageOf(file.large),
  })
  return Object.keys(sizes).length > 0 ? sizes : undefined
}

function toNamedVideo(wire: JsonObject): JsonObject[] {
  const video = toVideoContent(wire)
  return video ? [{ ...video, reference: video.reference ?? video.external_reference }] : []
}

/** The list has no `created_at`; an organization is at least as old as its oldest image or video. */
function oldest(items: readonly JsonObject[]): unknown {
  const timestamps = items.flatMap(({ created_at }) => textOf(created_at) ?? [])
  const valid = timestamps.filter((timestamp) => !Number.isNaN(Date.parse(timestamp)))
  return valid.sort((a, b) => Date.parse(a) - Date.parse(b))[0]
}

function withScheme(url: unknown): unknown {
  return typeof url === 'string' && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) ? `https://${url}` : url
}

/** An organization that no organizations list contains. `language` is that of a response that mentions it. */
export function toUnlistedOrganization(reference: string, fields: JsonObject, language: unknown): JsonObject {
  const name = firstOf(fields.name, fields.slug, reference)
  return compact({
    ...fields,
    reference,
    name,
    slug: slugOf(fields.slug) ?? slugOf(name),
    default_language: languageOf(language) ?? 'en',
  })
}

/** The `organization` block of a job. */
export function organizationOfJob(wire: JsonObject): JsonObject {
  const { name, slug, description, logo } = toObject(wire.organization)
  return compact({
    name: nameOf(name),
    slug: slugOf(slug),
    description: nonEmpty(description),
    logo: imageOf(logo),
  })
}
