import { parseLocalizedDay, parseLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { readUrl } from '@vitrine/api-contract/written-url'
import { responseOrigin } from './responses'
import { digestText } from './text-digest'

/** How a field of a response is compared with the same field of the imported record's response. */
type Rule = {
  /** Replaces the comparison of the values. */
  isSame?: (source: unknown, served: unknown) => boolean
  /** The value in the response is a digest. */
  isDigest?: boolean
  /** The name of the field in this API, if another server of the API has another one. */
  alias?: string
  /** If the source lacks the field and these fields, the import has made up its value. */
  generatedFrom?: readonly string[]
}

const generated: Rule = { generatedFrom: [] }
const timestamps = (record: string) => ({
  [`${record}.created_at`]: generated,
  [`${record}.updated_at`]: generated,
})
/** The API sends the image in full for a size that an export lacks. */
const sizes = (image: string) =>
  Object.fromEntries(['thumb', 'small', 'medium', 'large'].map((size) => [`${image}.${size}`, generated]))
/** `licensedContent` is false where nothing is known of it. */
const details = (video: string) => ({
  [`${video}.details`]: generated,
  [`${video}.details.contentDetails`]: generated,
  [`${video}.details.contentDetails.licensedContent`]: generated,
})
const webUrl: Rule = { isSame: (source, served) => withoutSlash(source) === withoutSlash(served) }
const sites: Rule = { isSame: (source, served) => listed(source) === listed(served) }

/** `served` has the digests of the text and of its sanitized form, because texts do not stay in memory. */
const digested: Rule = {
  isDigest: true,
  isSame: (source, served) =>
    typeof source === 'string' &&
    Array.isArray(served) &&
    (served.includes(source) || served.includes(digestText(source))),
}
const localizedTimestamp: Rule = { isSame: isSameText(parseLocalizedTimestamp) }
const localizedDay: Rule = { isSame: isSameText(parseLocalizedDay) }

/** By path: the operation, then the fields; `[]` is an element of a list. */
const rules: Readonly<Record<string, Rule>> = {
  'organization.name': generated,
  'organization.slug': generated,
  'organization.default_language': generated,
  'organization.updated_at': generated,
  'organization.subsidiaries[].slug': generated,
  'organization.offices[].name': generated,
  'organization.offices[].city': generated,
  'organization.websites[].name': generated,
  'organization.websites[].root_url': { ...webUrl, generatedFrom: ['url'] },
  'organization.websites[].url': { ...webUrl, alias: 'root_url' },
  'organization.websites[].website_reference': { alias: 'reference' },
  'organization.images[].name': generated,
  'organization.images[].file.url': generated,
  ...sizes('organization.images[].file'),
  ...timestamps('organization.images[]'),
  'organization.videos[].name': generated,
  'organization.videos[].reference': generated,
  'organization.videos[].external_reference': generated,
  ...sizes('organization.videos[].image'),
  ...details('organization.videos[]'),
  ...timestamps('organization.videos[]'),

  'job.apply_url': { isSame: (source, served) => hrefOf(source) === hrefOf(served) },
  'job.cms_sites_references': sites,
  'job.start_date': { isSame: (source, served) => dayOrTimestamp(source, served) },
  'job.offices[].name': generated,
  'job.offices[].city': generated,
  'job.organization.description': digested,
  'job.websites[].website_reference': { alias: 'reference' },

  'embed.websites[].url': webUrl,
  'embed.websites[].root_url': webUrl,

  'embed job.cms_sites_references': sites,
  'embed job.created_at.fr': localizedTimestamp,
  'embed job.created_at.en': localizedTimestamp,
  'embed job.start_date.fr': localizedDay,
  'embed job.start_date.en': localizedDay,
  'embed job.description': digested,
  'embed job.profile': digested,
  'embed job.recruitment_process': digested,

  'article.content': { isSame: (source, served) => withoutOrigin(source) === withoutOrigin(served) },
  'article.categories[].reference': generated,
  'article.categories[].name': { generatedFrom: ['title'] },
  'article.categories[].published_at': generated,
  ...timestamps('article.categories[]'),
  'article.cms_collections[].id': generated,
  'article.cms_collections[].reference': generated,
  'article.cms_collections[].title': { generatedFrom: ['name'] },
  'article.cms_collections[].name': { alias: 'title' },
  'article.cms_collections[].slug': generated,
  'article.organizations[].slug': generated,
  'article.organizations[].description': digested,
  'article.cms_video.id': generated,
  'article.cms_video.name': generated,
  'article.cms_video.reference': generated,
  'article.cms_video.external_reference': generated,
  'article.cms_video.record_type': generated,
  'article.cms_video.record_id': generated,
  ...sizes('article.cms_video.image'),
  ...details('article.cms_video'),
  ...timestamps('article.cms_video'),
}

const noRule: Rule = {}

export function ruleOf(pattern: string): Rule {
  return (Object.hasOwn(rules, pattern) && rules[pattern]) || noRule
}

/** null, blank text, and lists and objects without any other value: the API's values of an unset field. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object') return value === undefined
  return value === null || Object.values(value).every(isEmpty)
}

/** Ignores white space around texts, and the type of numbers; compares times to the millisecond, in any UTC offset. */
export function isSameScalar(source: unknown, served: unknown): boolean {
  if (source === served) return true
  if (!isScalar(source) || !isScalar(served)) return false
  const [first, second] = [String(source).trim(), String(served).trim()]
  return first === second || `${responseOrigin}${first}` === second || isSameTime(first, second)
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isSameTime(first: string, second: string): boolean {
  if (!/^\d{4}-/.test(first)) return false
  const time = parseTimestamp(first)?.getTime()
  return time !== undefined && time === parseTimestamp(second)?.getTime()
}

/** A start date is a day: its time is local midnight. */
function dayOrTimestamp(source: unknown, served: unknown): boolean {
  const isDay = typeof source === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(source)
  return isDay ? String(served).startsWith(source) : isSameScalar(source, served)
}

/** Whether two texts are the same date, because the API writes its own text for it. */
function isSameText(parse: (texts: Record<string, string>) => string | null) {
  return (source: unknown, served: unknown): boolean => {
    if (typeof source !== 'string' || typeof served !== 'string') return false
    const date = parse({ en: source })
    return date !== null && date === parse({ en: served })
  }
}

/** Lists of sites are sets: the API sends careers sites first. */
function listed(value: unknown): string {
  const references = Array.isArray(value) ? value.map(String) : String(value).split(',')
  const unique = new Set(references.map((reference) => reference.trim()).filter(Boolean))
  return [...unique].sort().join(',')
}

/** The import adds a missing scheme. */
function hrefOf(value: unknown): unknown {
  return typeof value === 'string' ? (readUrl(value)?.href ?? value.trim()) : value
}

function withoutSlash(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replace(/\/+$/, '') : value
}

/** The API makes the URLs of images in texts absolute. */
function withoutOrigin(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replaceAll(responseOrigin, '') : value
}
