import type { ImageWire, OrganizationWire } from '@vitrine/api-contract/organization'
import { toTimestamp } from '@vitrine/content-store/time'
import type { OrganizationContent } from '#content-schemas/organization'
import type { SiteContent } from '#content-schemas/site'
import type { Dated } from './dated'
import { type Media, optionalMedia } from './media'
import { officeToWire } from './office'
import { videoToWire } from './video'

/** `sites` has the sites of the organization by reference; websites without a site are omitted. */
export function organizationToWire(
  { fields, created_at, updated_at }: Dated<OrganizationContent>,
  sites: ReadonlyMap<string, SiteContent>,
  media: Media,
): OrganizationWire {
  const videoContext = {
    createdAt: created_at,
    updatedAt: updated_at,
    language: fields.default_language,
    media,
  }
  return {
    reference: fields.reference,
    name: fields.name,
    slug: fields.slug,
    description: fields.description ?? '',
    logo_url: optionalMedia(media, fields.logo),
    media_website_url: fields.media_website_url ?? '',
    media_twitter: fields.media_twitter ?? '',
    media_facebook: fields.media_facebook ?? '',
    media_linkedin: fields.media_linkedin ?? '',
    media_instagram: fields.media_instagram ?? '',
    media_youtube: fields.media_youtube ?? '',
    media_pinterest: fields.media_pinterest ?? '',
    sectors: fields.sectors,
    default_language: fields.default_language,
    nb_employees: fields.nb_employees ?? 0,
    average_age: fields.average_age ?? 0,
    turnover: fields.turnover ?? null,
    creation_year: fields.creation_year ?? 0,
    parity_men: fields.parity_men ?? null,
    parity_women: fields.parity_women ?? null,
    revenue: fields.revenue ?? '',
    subsidiaries: fields.subsidiaries,
    i18n_covers: Object.fromEntries(Object.entries(fields.covers).map(([key, cover]) => [key, media(cover)])),
    i18n_descriptions: fields.descriptions,
    i18n_looking_fors: fields.looking_fors,
    i18n_good_to_knows: fields.good_to_knows,
    websites: toWebsites(fields, sites, media),
    updated_at,
    offices: fields.offices.map(officeToWire),
    images: toImages(fields, created_at, updated_at, media),
    videos: fields.videos.map((video) => videoToWire(video, videoContext)),
  }
}

function toWebsites(fields: OrganizationContent, sites: ReadonlyMap<string, SiteContent>, media: Media) {
  return fields.websites.flatMap((website) => {
    const site = sites.get(website.site)
    if (!site) return []
    const { reference, name, root_url } = site
    return [
      { reference, name, root_url, cover_url: website.cover === undefined ? null : media(website.cover) },
    ]
  })
}

/** Sizes that the content lacks have the URL of the file, because this server does not resize images. */
function toImages(
  fields: OrganizationContent,
  createdAt: string,
  updatedAt: string,
  media: Media,
): ImageWire[] {
  return fields.images.map(({ sizes = {}, ...image }) => {
    const size = (own: string = image.file) => ({ url: media(own) })
    return {
      name: image.name,
      description: image.description ?? '',
      file: {
        url: media(image.file),
        large: size(sizes.large),
        medium: size(sizes.medium),
        small: size(sizes.small),
        thumb: size(sizes.thumb),
      },
      created_at: image.created_at === undefined ? createdAt : toTimestamp(image.created_at),
      updated_at: image.updated_at === undefined ? updatedAt : toTimestamp(image.updated_at),
    }
  })
}
