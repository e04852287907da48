import { embedWire } from '@vitrine/api-contract/embed'
import { withoutInvisible } from '@vitrine/api-contract/invisible'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { organizationWire } from '@vitrine/api-contract/organization'
import type { SearchedTexts } from '@vitrine/api-contract/search-words'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { type JsonObject, pick, toColumn } from './json'

/** What a row needs of a record of the organizations list; every other field may have any value. */
export const organizationFields = tolerant(
  organizationWire.pick({
    reference: true,
    name: true,
    slug: true,
    media_website_url: true,
    websites: true,
    updated_at: true,
  }),
  ['reference', 'name', 'slug'],
)

/** What a row needs of an embed response. */
export const embedFields = tolerant(embedWire.pick({ name: true }), ['name'])

/** Of an organization whose record was not read, the embed response has the name only. */
export function organizationColumns(record: JsonObject | null, embed: JsonObject | null) {
  const fields = record && organizationFields.parse(record)
  const name = fields?.name ?? embedFields.parse(embed).name
  const updatedAt = parseTimestamp(fields?.updated_at ?? '')?.getTime()
  return {
    slug: fields && toColumn(fields.slug),
    name_lower: toColumn(toLower(name)),
    name_normalized: toColumn(normalizeText(name)),
    website_key: fields?.media_website_url ? toColumn(websiteKey(fields.media_website_url)) : null,
    ...(updatedAt !== undefined && { updated_at: updatedAt }),
  }
}

const textsOfRecord = tolerant(
  organizationWire.pick({ default_language: true, description: true, i18n_descriptions: true }),
  [],
)

/**
 * What a search finds of an organization: its name and its description in all languages. What lists call its
 * sectors and places is not in the record.
 */
export function organizationTexts(name: string, record: JsonObject | null): SearchedTexts {
  const { default_language = '', description, i18n_descriptions } = textsOfRecord.parse(record ?? {})
  const texts = Object.values({ [default_language]: description, ...i18n_descriptions })
  return { name, names: [], texts }
}

/** The references of the sites that show the organization. */
export function organizationSites(record: JsonObject): string[] {
  const { websites = [] } = organizationFields.parse(record)
  return [...new Set(websites.flatMap(({ reference }) => (reference ? [toColumn(reference)] : [])))]
}

/** What the URL of an organization and the pages that name it depend on. Of an embed response, the name only. */
export function organizationPages(record: JsonObject | null, embed: JsonObject | null): JsonObject {
  if (record)
    return { ...pick(record, ['slug', 'name', 'logo_url', 'updated_at']), sites: organizationSites(record) }
  return { name: embed?.name }
}

/** A text for comparing without regard to case and to characters that nobody sees. Accents stay. */
export function toLower(text: string): string {
  return withoutInvisible(text).normalize('NFC').toLowerCase()
}

/** A website URL for comparing: without scheme, `www.` and trailing slashes, and with the host in lower case. */
export function websiteKey(url: string): string {
  const bare = url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
  const [host = '', ...path] = bare.split('/')
  return [host.toLowerCase(), ...path].join('/')
}
