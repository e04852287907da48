import type { ImageWire, OrganizationWire } from '@vitrine/api-contract/organization'
import type { OrganizationForm } from '#content-schemas/organization'
import type { SiteForm } from '#content-schemas/site'
import { type Media, optionalMedia } from './media'
import { officeToWire } from './office'
import type { Stored } from './stored'
import { videoToWire } from './video'

export type OrganizationBlocks = { offices?: boolean; images?: boolean; videos?: boolean }

/** `sites` are those the organization names; one that is not among them is left out. */
export function organizationToWire(
  { form, created_at, updated_at }: Stored<OrganizationForm>,
  sites: ReadonlyMap<string, SiteForm>,
  blocks: OrganizationBlocks,
  media: Media,
): OrganizationWire {
  const videoContext = {
    createdAt: created_at,
    updatedAt: updated_at,
    language: form.default_language,
    media,
  }
  return {
    reference: form.reference,
    name: form.name,
    slug: form.slug,
    description: form.description ?? '',
    logo_url: optionalMedia(media, form.logo),
    media_website_url: form.media_website_url ?? null,
    media_twitter: form.media_twitter ?? '',
    media_facebook: form.media_facebook ?? '',
    media_linkedin: form.media_linkedin ?? '',
    media_instagram: form.media_instagram ?? '',
    media_youtube: form.media_youtube ?? '',
    media_pinterest: form.media_pinterest ?? '',
    sectors: form.sectors,
    default_language: form.default_language,
    nb_employees: form.nb_employees ?? null,
    average_age: form.average_age ?? null,
    turnover: form.turnover ?? null,
    creation_year: form.creation_year ?? null,
    parity_men: form.parity_men ?? null,
    parity_women: form.parity_women ?? null,
    revenue: form.revenue ?? '',
    subsidiaries: form.subsidiaries,
    i18n_covers: Object.fromEntries(Object.entries(form.covers).map(([key, cover]) => [key, media(cover)])),
    i18n_descriptions: form.descriptions,
    i18n_looking_fors: form.looking_fors,
    i18n_good_to_knows: form.good_to_knows,
    websites: toWebsites(form, sites, media),
    updated_at,
    ...(blocks.offices && { offices: form.offices.map(officeToWire) }),
    ...(blocks.images && { images: toImages(form, created_at, updated_at, media) }),
    ...(blocks.videos && { videos: form.videos.map((video) => videoToWire(video, videoContext)) }),
  }
}

function toWebsites(form: OrganizationForm, sites: ReadonlyMap<string, SiteForm>, media: Media) {
  return form.websites.flatMap((website) => {
    const site = sites.get(website.site)
    if (!site) return []
    const { reference, name, root_url } = site
    return [{ reference, name, root_url, cover_url: optionalMedia(media, website.cover) }]
  })
}

/** One file stands for every size: the embedded API does not resize. */
function toImages(form: OrganizationForm, createdAt: string, updatedAt: string, media: Media): ImageWire[] {
  return form.images.map((image) => {
    const url = media(image.file)
    return {
      name: image.name,
      description: image.description ?? '',
      file: { url, large: { url }, medium: { url }, small: { url }, thumb: { url } },
      created_at: createdAt,
      updated_at: updatedAt,
    }
  })
}
