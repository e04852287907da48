import type { EmbedWire } from '@vitrine/api-contract/embed'
import type { OfficeWire, OrganizationWire } from '@vitrine/api-contract/organization'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import type { ToImage } from './image'
import { type LocalizedText, pickText, type TextInLanguage, toLocalizedText } from './localized'
import { type SocialProfile, toProfiles } from './social-profile'
import { toDate, toSlug, toText, toWebUrl } from './text'
import { toVideo, type Video } from './video'

/** Every part may be missing. The country has a code, or names by language, or neither. */
export type Office = {
  id: number | null
  name: string | null
  address: string | null
  zipCode: string | null
  district: string | null
  city: string | null
  countryCode: string | null
  countryNames: LocalizedText
  isHeadquarter: boolean
}

/** The fields for lists. */
export type OrganizationSummary = {
  reference: string
  name: string
  slug: string
  logo: string | null
  /** Image URLs by language. */
  covers: LocalizedText
  /** Markdown or HTML by language, not sanitized. The API's `description` is the text in `defaultLanguage`. */
  descriptions: LocalizedText
  defaultLanguage: string
  sectors: readonly string[]
  employeeCount: number | null
  websiteUrl: string | null
}

/** The gender split and the turnover are in percent, `averageAge` is in years. */
export type Organization = OrganizationSummary & {
  lookingFors: LocalizedText
  goodToKnows: LocalizedText
  averageAge: number | null
  turnover: number | null
  creationYear: number | null
  genderSplit: { men: number; women: number } | null
  /** Free text, not a number (docs/read-api-behaviour.md, section 3). */
  revenue: string | null
  profiles: readonly SocialProfile[]
  subsidiaries: readonly { reference: string | null; name: string; slug: string | null }[]
  websites: readonly { reference: string; name: string; url: string }[]
  /** Headquarters first. */
  offices: readonly Office[]
  images: readonly { src: string; name: string | null; description: string | null }[]
  videos: readonly Video[]
  updatedAt: Date | null
}

/** The fields of an organization in a list that includes videos. */
export type OrganizationProfile = OrganizationSummary & Pick<Organization, 'videos' | 'updatedAt'>

export type OrganizationRecord = Tolerant<OrganizationWire> &
  Pick<OrganizationWire, 'reference' | 'name' | 'slug'>

export function toOrganizationSummary(wire: OrganizationRecord, toImage: ToImage): OrganizationSummary {
  const defaultLanguage = toText(wire.default_language) ?? 'en'
  const description = toText(wire.description)
  return {
    reference: wire.reference,
    name: wire.name.trim(),
    slug: wire.slug,
    logo: toImage(wire.logo_url),
    covers: toCovers(wire, toImage),
    descriptions: {
      ...(description ? { [defaultLanguage]: description } : {}),
      ...toLocalizedText(wire.i18n_descriptions),
    },
    defaultLanguage,
    sectors: wire.sectors ?? [],
    employeeCount: positive(wire.nb_employees),
    websiteUrl: toWebUrl(wire.media_website_url),
  }
}

export function toOrganization(wire: OrganizationRecord, toImage: ToImage): Organization {
  const { parity_men: men, parity_women: women } = wire
  return {
    ...toOrganizationSummary(wire, toImage),
    lookingFors: toLocalizedText(wire.i18n_looking_fors),
    goodToKnows: toLocalizedText(wire.i18n_good_to_knows),
    averageAge: positive(wire.average_age),
    turnover: wire.turnover ?? null,
    creationYear: positive(wire.creation_year),
    genderSplit: men === undefined || women === undefined ? null : { men, women },
    revenue: toText(wire.revenue),
    profiles: toProfiles(wire),
    subsidiaries: (wire.subsidiaries ?? []).flatMap((subsidiary) => {
      const name = toText(subsidiary.name)
      return name ? [{ reference: toText(subsidiary.reference), name, slug: toText(subsidiary.slug) }] : []
    }),
    websites: (wire.websites ?? []).flatMap((website) => {
      const url = toWebUrl(website.root_url)
      const name = toText(website.name)
      return url && name ? [{ reference: website.reference ?? '', name, url }] : []
    }),
    offices: (wire.offices ?? [])
      .map(toOffice)
      .sort((a, b) => Number(b.isHeadquarter) - Number(a.isHeadquarter)),
    images: (wire.images ?? []).flatMap((image) => {
      const src = toImage(image.file?.large?.url ?? image.file?.url)
      return src ? [{ src, name: toText(image.name), description: toText(image.description) }] : []
    }),
    videos: (wire.videos ?? []).flatMap((video) => toVideo(video, toImage) ?? []),
    updatedAt: toDate(wire.updated_at),
  }
}

export function toOrganizationProfile(wire: OrganizationRecord, toImage: ToImage): OrganizationProfile {
  const { videos, updatedAt } = toOrganization(wire, toImage)
  return { ...toOrganizationSummary(wire, toImage), videos, updatedAt }
}

/** A profile from embed alone has only a name and websites. The slug is made from the name. */
export function toOrganizationFromEmbed(
  reference: string,
  embed: { name: string; websites: Tolerant<EmbedWire['websites']> },
  defaultLanguage: string,
): Organization {
  const websites = embed.websites.map(({ reference: site, url, root_url }) => ({
    reference: site,
    name: embed.name,
    root_url: root_url ?? url,
  }))
  const wire = { reference, name: embed.name, slug: toSlug(embed.name) || reference, websites }
  return toOrganization({ ...wire, default_language: defaultLanguage }, () => null)
}

/** Accepts the office of the external operations (country code) and that of embed (country names, district). */
export function toOffice(wire: Tolerant<OfficeWire>): Office {
  const code = toText(wire.country_code)?.toUpperCase()
  return {
    id: wire.id ?? null,
    name: toText(wire.name),
    address: toText(wire.address),
    zipCode: toText(wire.zip_code),
    district: toText(wire.district),
    city: toText(wire.city),
    countryCode: code && /^[A-Z]{2}$/.test(code) ? code : null,
    countryNames: toLocalizedText(wire.country),
    isHeadquarter: wire.is_headquarter ?? false,
  }
}

/** The URL of the cover for a visitor of `locale`, in the language order of `pickText`. */
export function pickCover(organization: OrganizationSummary, locale: string): string | null {
  return pickText(organization.covers, locale, organization.defaultLanguage)?.text ?? null
}

/** The description for a visitor of `locale`, in the language order of `pickText`. */
export function pickDescription(organization: OrganizationSummary, locale: string): TextInLanguage | null {
  return pickText(organization.descriptions, locale, organization.defaultLanguage)
}

function toCovers(wire: OrganizationRecord, toImage: ToImage): LocalizedText {
  const covers = Object.entries(wire.i18n_covers ?? {})
  const site = wire.websites?.find((website) => website.cover_url)?.cover_url
  if (covers.length === 0 && site) covers.push([wire.default_language ?? 'en', site])
  return Object.fromEntries(
    covers.flatMap(([language, value]) => {
      const src = toImage(value)
      return src ? [[language, src]] : []
    }),
  )
}

function positive(value: number | undefined): number | null {
  return value !== undefined && value > 0 ? value : null
}
