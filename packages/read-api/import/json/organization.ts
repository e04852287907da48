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

export const organizationSlug = (wire: Json): string | undefined => slugOf(wire.slug) ?? slugOf(wire.name)

/** An element of the organizations list as its form has it, but for what other answers say of it. */
export function toOrganization(wire: Json): Json {
  return compact({
    reference: textOf(wire.reference),
    name: nameOf(wire.name),
    slug: organizationSlug(wire),
    description: given(wire.description),
    logo: imageOf(wire.logo_url),
    media_website_url: withScheme(given(wire.media_website_url)),
    media_twitter: given(wire.media_twitter),
    media_facebook: given(wire.media_facebook),
    media_linkedin: textOf(wire.media_linkedin) ?? given(wire.media_linkedin),
    media_instagram: given(wire.media_instagram),
    media_youtube: given(wire.media_youtube),
    media_pinterest: given(wire.media_pinterest),
    sectors: given(wire.sectors),
    default_language: languageOf(wire.default_language),
    nb_employees: numberOf(wire.nb_employees),
    average_age: numberOf(wire.average_age),
    turnover: numberOf(wire.turnover),
    creation_year: numberOf(wire.creation_year),
    parity_men: numberOf(wire.parity_men),
    parity_women: numberOf(wire.parity_women),
    revenue: given(wire.revenue),
    subsidiaries: toMaps(wire.subsidiaries).map((subsidiary) => ({
      reference: textOf(subsidiary.reference),
      name: nameOf(subsidiary.name),
      slug: organizationSlug(subsidiary),
    })),
    covers: toTexts(wire.i18n_covers),
    descriptions: toTexts(wire.i18n_descriptions),
    looking_fors: toTexts(wire.i18n_looking_fors),
    good_to_knows: toTexts(wire.i18n_good_to_knows),
    images: toMaps(wire.images).map((image) => toImage(image, wire)),
    videos: toMaps(wire.videos).flatMap(toNamedVideo),
    created_at: oldest([...toMaps(wire.images), ...toMaps(wire.videos)]),
    updated_at: given(wire.updated_at),
  })
}

/** What is to be said of the websites an organization is on, by the site's reference. */
export function websitesOf(wire: Json): Map<string, Json> {
  return new Map(
    toMaps(wire.websites).flatMap((website) => {
      const site = textOf(website.reference) ?? textOf(website.website_reference)
      if (!site) return []
      const url = given(website.organization_url)
      return [[site, compact({ site, url, cover: imageOf(website.cover_url) })]]
    }),
  )
}

/** A map of languages; one may be empty. */
function toTexts(value: unknown): unknown {
  if (!isJson(value)) return given(value)
  return compact(Object.fromEntries(Object.entries(value).map(([key, text]) => [key, given(text)])))
}

function toImage(image: Json, organization: Json): Json {
  return compact({
    name: firstOf(nameOf(image.name), nameOf(image.description), nameOf(organization.name)),
    description: given(image.description),
    file: imageOf(image.file),
  })
}

function toNamedVideo(wire: Json): Json[] {
  const video = toVideo(wire)
  return video ? [{ ...video, reference: video.reference ?? video.external_reference }] : []
}

/** The list has no moment of creation; an organization is at least as old as its oldest image. */
function oldest(items: readonly Json[]): unknown {
  const moments = items.flatMap(({ created_at }) => textOf(created_at) ?? [])
  const known = moments.filter((moment) => !Number.isNaN(Date.parse(moment)))
  return known.sort((a, b) => Date.parse(a) - Date.parse(b))[0]
}

function withScheme(address: unknown): unknown {
  return typeof address === 'string' && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address)
    ? `https://${address}`
    : address
}

/** An organization that only other answers mention; `default_language` is a guess from what they say. */
export function thinOrganization(reference: string, about: Json, language: unknown): Json {
  const name = firstOf(about.name, about.slug, reference)
  return compact({
    ...about,
    reference,
    name,
    slug: slugOf(about.slug) ?? slugOf(name),
    default_language: languageOf(language) ?? 'en',
  })
}

/** The `organization` block of a job. */
export function aboutFromJob(wire: Json): Json {
  const { name, slug, description, logo } = toMap(wire.organization)
  return compact({
    name: nameOf(name),
    slug: slugOf(slug),
    description: given(description),
    logo: imageOf(logo),
  })
}
