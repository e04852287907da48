import { findCountry, findCountryCode } from '@vitrine/api-contract/country-code'
import type { EmbedWire } from '@vitrine/api-contract/embed'
import { isBlank } from '@vitrine/api-contract/invisible'
import { toLanguage } from '@vitrine/api-contract/language'
import type { OfficeWire, OrganizationWire } from '@vitrine/api-contract/organization'
import { toSlug } from '@vitrine/api-contract/slug'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import { env } from '@/lib/env'
import { type Memo, noMemo } from '@/lib/process/memo'
import { toDate } from './date'
import { firstItems } from './limits'
import { type LocalizedText, pickText, type TextInLanguage, toLocalizedText } from './localized'
import type { ToImage } from './media/image'
import { toVideo, type Video } from './media/video'
import { toName } from './name'
import { toId, toInteger, toNumber } from './number'
import { isNoPlace, readPlace } from './place-text'
import { toPathSlug } from './slug'
import { type SocialProfile, toProfiles } from './social-profile'
import { toSummary, toText, toTitle } from './text'
import { toWebUrl } from './web-url'

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

/** The fields of an organization in a list that includes images and videos. */
export type OrganizationProfile = OrganizationSummary &
  Pick<Organization, 'videos' | 'updatedAt'> & { images: readonly { src: string }[] }

export type OrganizationRecord = Tolerant<OrganizationWire> &
  Pick<OrganizationWire, 'reference' | 'name' | 'slug'>

export function toOrganizationSummary(wire: OrganizationRecord, toImage: ToImage): OrganizationSummary {
  const defaultLanguage = toLanguage(wire.default_language) ?? 'en'
  const description = toText(wire.description)
  return {
    reference: wire.reference,
    name: toName(wire.name) ?? wire.reference,
    slug: toPathSlug(isBlank(wire.slug) ? toSlug(wire.name) || wire.reference : wire.slug),
    logo: toImage(wire.logo_url),
    covers: toCovers(wire, defaultLanguage, toImage),
    descriptions: {
      ...(description ? { [defaultLanguage]: description } : {}),
      ...toLocalizedText(wire.i18n_descriptions),
    },
    defaultLanguage,
    sectors: firstItems(wire.sectors).flatMap((sector) => toTitle(sector) ?? []),
    employeeCount: toInteger(wire.nb_employees, 1, 100_000_000),
    websiteUrl: toWebUrl(wire.media_website_url),
  }
}

export function toOrganization(
  wire: OrganizationRecord,
  toImage: ToImage,
  memo: Memo = noMemo,
): Organization {
  const men = toNumber(wire.parity_men, 0, 100)
  const women = toNumber(wire.parity_women, 0, 100)
  return {
    ...toOrganizationSummary(wire, toImage),
    lookingFors: toLocalizedText(wire.i18n_looking_fors),
    goodToKnows: toLocalizedText(wire.i18n_good_to_knows),
    averageAge: toInteger(wire.average_age, 1, 150),
    turnover: toNumber(wire.turnover, 0, 1_000),
    creationYear: toInteger(wire.creation_year, 1, 2_199),
    genderSplit: men === null || women === null ? null : { men, women },
    revenue: toTitle(wire.revenue),
    profiles: toProfiles(wire),
    subsidiaries: firstItems(wire.subsidiaries).flatMap((subsidiary) => {
      const name = toName(subsidiary.name)
      const slug = subsidiary.slug ? toPathSlug(subsidiary.slug) : null
      return name ? [{ reference: toTitle(subsidiary.reference), name, slug }] : []
    }),
    websites: firstItems(wire.websites).flatMap((website) => {
      const url = toWebUrl(website.root_url)
      const name = toName(website.name)
      return url && name ? [{ reference: toTitle(website.reference) ?? '', name, url }] : []
    }),
    offices: firstItems(wire.offices)
      .map((office) => toOffice(office, memo))
      .sort((a, b) => Number(b.isHeadquarter) - Number(a.isHeadquarter)),
    images: firstItems(wire.images).flatMap((image) => {
      const src = toImage(image.file?.large?.url ?? image.file?.url)
      return src ? [{ src, name: toTitle(image.name), description: toSummary(image.description) }] : []
    }),
    videos: firstItems(wire.videos).flatMap((video) => toVideo(video, toImage) ?? []),
    updatedAt: toDate(wire.updated_at),
  }
}

export function toOrganizationProfile(organization: Organization): OrganizationProfile {
  const { images, videos, updatedAt } = organization
  return { ...summarize(organization), images: images.map(({ src }) => ({ src })), videos, updatedAt }
}

/** The fields for lists alone. */
export function summarize(organization: OrganizationSummary): OrganizationSummary {
  const { reference, name, slug, logo, covers, descriptions } = organization
  const { defaultLanguage, sectors, employeeCount, websiteUrl } = organization
  return {
    ...{ reference, name, slug, logo, covers, descriptions },
    ...{ defaultLanguage, sectors, employeeCount, websiteUrl },
  }
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
  const wire = { reference, name: embed.name, slug: '', websites }
  return toOrganization({ ...wire, default_language: defaultLanguage }, () => null)
}

/**
 * Accepts the office of the external operations (country code) and that of embed (country names, district). Texts that name no place,
 * such as `Remote`, are unset; a country in the field of the city is used where the office has no other.
 */
export function toOffice(wire: Tolerant<OfficeWire>, memo: Memo = noMemo): Office {
  const country = toTitle(wire.country_code) ?? ''
  const countryNames = toLocalizedText(wire.country, toTitle)
  const hasCountry = country !== '' || Object.keys(countryNames).length > 0
  const ownCountry = findCountry(country) ?? findCountryCode(countryNames)
  const town = toTitle(wire.city)
  const place = memo.ofEqual('town', [town, ownCountry], () => readPlace(town, ownCountry))
  const toPlaceName = (value: string | undefined) =>
    memo.ofEqual('place name', value, () => {
      const name = toTitle(value)
      return name === null || isNoPlace(name) ? null : name
    })
  const countryCode = hasCountry ? findCountry(country) : place.countryCode
  return {
    id: toId(wire.id),
    name: toPlaceName(wire.name),
    address: toPlaceName(wire.address),
    zipCode: toTitle(wire.zip_code),
    district: toPlaceName(wire.district),
    city: place.town,
    countryCode,
    // A name in the field of the code, in an unknown language. Two or three letters that are no code are no name either.
    countryNames:
      countryCode === null && country.length > 3 ? { und: country, ...countryNames } : countryNames,
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

/** The covers by language, or the cover for this site where none of those can be shown. Other sites have other covers. */
function toCovers(wire: OrganizationRecord, defaultLanguage: string, toImage: ToImage): LocalizedText {
  const covers = toLocalizedText(wire.i18n_covers, toImage)
  if (Object.keys(covers).length > 0) return covers
  const ownSites = firstItems(wire.websites).filter(({ reference }) => reference === env.SITE_REFERENCE)
  const cover = ownSites.map(({ cover_url }) => toImage(cover_url)).find((url) => url !== null)
  return cover ? { [defaultLanguage]: cover } : {}
}
