import { toPlainText } from '@/lib/content/plain-text'
import { localeOf, locales } from '@/lib/i18n/locales'
import { countryCodeOf } from '@/lib/model/country'
import { firstItems } from '@/lib/model/limits'
import { type LocalizedText, pickText, textIn } from '@/lib/model/localized'
import { toVideo } from '@/lib/model/media/video'
import { toWebUrl } from '@/lib/model/web-url'
import { deadImages } from './images'
import type { OrganizationSubject } from './organization-subject'
import type { Rules } from './rule'

const shortDescription = 200

/** The profile of an organization. Offices, images and videos that the token may not read have no warnings. */
export const organizationRules = {
  'organization-logo-missing': {
    severity: 'warning',
    find: ({ record }) => !record.logo_url?.trim(),
  },
  'organization-cover-missing': {
    severity: 'hint',
    find: ({ organization }) => Object.keys(organization.covers).length === 0,
  },
  'organization-image-dead': {
    severity: 'error',
    find: ({ images, states }) => deadImages(images, states),
  },
  'organization-photo-text-missing': {
    severity: 'hint',
    find: ({ organization }) =>
      organization.images.flatMap(({ src, name, description }) => ((name ?? description) ? [] : [src])),
  },
  'organization-video-unplayable': {
    severity: 'hint',
    find: ({ record }) =>
      firstItems(record.videos).flatMap((video) =>
        toVideo(video, () => null)?.player ? [] : [video.url ?? video.name ?? video.reference ?? ''],
      ),
  },
  'organization-description-missing': {
    severity: 'warning',
    find: ({ organization }) => Object.keys(organization.descriptions).length === 0,
  },
  'organization-description-short': {
    severity: 'hint',
    find: ({ organization: { descriptions, defaultLanguage } }) => {
      const text = pickText(descriptions, defaultLanguage)?.text
      const length = text === undefined ? shortDescription : toPlainText(text).length
      return length < shortDescription ? [String(length)] : []
    },
  },
  'organization-translation-missing': { severity: 'warning', find: findMissingTranslations },
  'organization-language-not-served': {
    severity: 'warning',
    find: ({ organization: { defaultLanguage } }) => (localeOf(defaultLanguage) ? [] : [defaultLanguage]),
  },
  'organization-offices-missing': {
    severity: 'warning',
    find: ({ record }) => record.offices?.length === 0,
  },
  'organization-headquarters-missing': {
    severity: 'hint',
    find: ({ organization: { offices } }) =>
      offices.length > 0 && !offices.some(({ isHeadquarter }) => isHeadquarter),
  },
  'organization-headquarters-several': {
    severity: 'hint',
    find: ({ organization: { offices } }) => {
      const headquarters = offices.filter(({ isHeadquarter }) => isHeadquarter)
      return headquarters.length > 1 ? headquarters.map(({ name, city }) => city ?? name ?? '') : []
    },
  },
  'organization-office-incomplete': {
    severity: 'warning',
    find: ({ organization: { offices } }) =>
      offices
        .filter((office) => office.city === null || countryCodeOf(office) === null)
        .map(({ name, city, address }) => name ?? city ?? address ?? ''),
  },
  'organization-website-missing': {
    severity: 'hint',
    find: ({ record }) => !record.media_website_url?.trim(),
  },
  'organization-website-invalid': {
    severity: 'warning',
    find: ({ record: { media_website_url: url } }) => (url?.trim() && toWebUrl(url) === null ? [url] : []),
  },
  'organization-gender-split-wrong': { severity: 'warning', find: findWrongGenderSplit },
  'organization-sectors-missing': {
    severity: 'hint',
    find: ({ organization }) => organization.sectors.length === 0,
  },
  'organization-employees-missing': {
    severity: 'hint',
    find: ({ organization }) => organization.employeeCount === null,
  },
} as const satisfies Rules<OrganizationSubject>

/** The languages of the site that lack a text that the organization has in another language, with the API's field. */
function findMissingTranslations({ organization }: OrganizationSubject): string[] {
  const texts: [field: string, text: LocalizedText][] = [
    ['i18n_descriptions', organization.descriptions],
    ['i18n_looking_fors', organization.lookingFors],
    ['i18n_good_to_knows', organization.goodToKnows],
  ]
  return texts
    .filter(([, text]) => Object.keys(text).length > 0)
    .flatMap(([field, text]) =>
      locales.filter((locale) => !textIn(text, locale)).map((locale) => `${field}.${locale}`),
    )
}

/** The shares of a split in percent whose sum is not 100, also where one of them is unset. */
function findWrongGenderSplit({ record }: OrganizationSubject): string[] {
  const { parity_men: men, parity_women: women } = record
  if (men === undefined && women === undefined) return []
  return men !== undefined && women !== undefined && men + women === 100
    ? []
    : [`parity_men ${men ?? '–'}, parity_women ${women ?? '–'}`]
}
