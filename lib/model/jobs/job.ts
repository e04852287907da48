import type { EmbedJobWire } from '@vitrine/api-contract/embed'
import type { JobWire } from '@vitrine/api-contract/job'
import { toLanguage } from '@vitrine/api-contract/language'
import { parseAgreedDay } from '@vitrine/api-contract/localized-date'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import { leadingDay, toDate, toDay } from '@/lib/model/date'
import { toDateText } from '@/lib/model/date-text'
import { firstItems } from '@/lib/model/limits'
import { type LocalizedText, toLocalizedText } from '@/lib/model/localized'
import { toName } from '@/lib/model/name'
import { toId, toInteger } from '@/lib/model/number'
import { type Office, type OrganizationSummary, toOffice } from '@/lib/model/organization'
import { type Salary, toSalary } from '@/lib/model/pay/salary'
import { remoteOfPlaces } from '@/lib/model/place-text'
import { slugOfJob } from '@/lib/model/slug'
import { toText, toTitle } from '@/lib/model/text'
import { toWebUrl } from '@/lib/model/web-url'
import { type Memo, noMemo } from '@/lib/process/memo'
import { toApplyText, toApplyUrl } from './apply-url'
import { isSpontaneousName } from './spontaneous-name'

/**
 * The fields of a job that lists show, from the embed operation. `remote` and `contractToken` are tokens of the API. `remote` is null
 * where nothing is known; the towns of the offices can say it (`Remote`) where the token does not.
 * Tokens can be in upper or lower case, and the API can add new ones.
 */
export type JobSummary = {
  reference: string
  slug: string
  name: string
  organization: Pick<
    OrganizationSummary,
    'reference' | 'name' | 'slug' | 'logo' | 'websiteUrl' | 'defaultLanguage'
  >
  offices: readonly Office[]
  department: { id: number | null; name: string } | null
  /** The API's labels of the contract type, by language. */
  contractLabels: LocalizedText
  /** The contract type. Null if the API gives only its labels, as embed does. */
  contractToken: string | null
  salary: Salary | null
  remote: string | null
  publishedAt: Date | null
  /** From the job operation. */
  updatedAt: Date | null
  /** The language of the texts: the job's own, else the organization's default. */
  language: string
  /** True for the organization's entry for unsolicited applications. Lists show it, but it is not a vacancy. */
  isSpontaneous: boolean
}

/**
 * The fields of embed, and those of the job operation if the API token may call it. `description`, `profile`,
 * `recruitmentProcess` and `companyDescription` are HTML that is not sanitized.
 */
export type Job = JobSummary & {
  /** The reference in the organization's own system. */
  externalReference: string | null
  /** In lower case, from the job operation. Null if the API token may not call that operation. */
  status: string | null
  description: string | null
  profile: string | null
  recruitmentProcess: string | null
  companyDescription: string | null
  /** In months. */
  contractDuration: { min: number | null; max: number | null } | null
  /** The day on which the job starts, `YYYY-MM-DD`, from the job operation. */
  startDay: string | null
  /** The start date as a text by language, from embed. */
  startTexts: LocalizedText
  experienceLevel: string | null
  educationLevel: string | null
  /** Of a page, an e-mail address (`mailto:`) or a telephone number (`tel:`). */
  applyUrl: string | null
  /** What the record says where that is no link. Null beside an `applyUrl`. */
  applyText: string | null
  applicationFields: readonly { name: string; mode: string }[]
  /** Other sites that show the job, in the API's order. */
  websites: readonly { name: string | null; url: string }[]
  /** The time when the record was created, possibly long before publication. */
  createdAt: Date | null
  /** The day of creation, `YYYY-MM-DD`, parsed from the localized date of embed. */
  createdDay: string | null
}

/**
 * The posting date on pages, in feeds and in JSON-LD: the date of publication, else the date of creation. Null if both
 * are unknown.
 */
export function postingDate({ publishedAt, createdAt, createdDay }: Job): Date | null {
  return publishedAt ?? createdAt ?? (createdDay === null ? null : new Date(createdDay))
}

/** True if the job can be done from anywhere. Partly or occasionally remote jobs are not fully remote. */
export function isFullyRemote({ remote }: Pick<JobSummary, 'remote'>): boolean {
  return remote?.toLowerCase() === 'fulltime'
}

/** The `remote` token, or null if it means "no information". The token `no` is information: the job is on site. */
export function toRemote(value: string | undefined): string | null {
  const token = toTitle(value)
  return ['unknown', 'none'].includes(token?.toLowerCase() ?? 'none') ? null : token
}

/** The cities of a job's offices, without duplicates, or the name of an office without a city. Keeps the order. */
export function placesOf({ offices }: Pick<JobSummary, 'offices'>): string[] {
  return [...new Set(offices.flatMap((office) => office.city ?? office.name ?? []))]
}

export type EmbedJobRecord = Tolerant<EmbedJobWire> & Pick<EmbedJobWire, 'reference' | 'name' | 'slug'>
export type JobRecord = Tolerant<JobWire> & Pick<JobWire, 'reference' | 'name'>

/** What lists need of the embed operation. */
type SummarizedEmbed = Pick<
  EmbedJobRecord,
  | ('reference' | 'name' | 'slug' | 'office' | 'offices' | 'department')
  | ('contract_type' | 'salary' | 'remote' | 'published_at')
>

export function toJobSummary(
  embed: SummarizedEmbed,
  organization: JobSummary['organization'],
  memo: Memo = noMemo,
): JobSummary {
  const places = memo.ofEqual('places', [embed.office, embed.offices], () => toPlaces(embed, memo))
  const labels = memo.ofEqual('contract', embed.contract_type, () => ({
    contractLabels: toLocalizedText(embed.contract_type, toTitle),
  }))
  return {
    reference: embed.reference,
    slug: slugOfJob(embed),
    name: toName(embed.name) ?? '',
    organization: memo.ofSame('organization', organization, () => toEmployer(organization)),
    offices: places.offices,
    department: memo.ofEqual('department', embed.department, () => toDepartment(embed.department)),
    contractLabels: labels.contractLabels,
    contractToken: null,
    salary: memo.ofEqual('salary', embed.salary, () => toSalary(embed.salary)),
    remote: toRemote(embed.remote) ?? places.remote,
    publishedAt: toDate(embed.published_at),
    updatedAt: null,
    language: organization.defaultLanguage,
    isSpontaneous: isSpontaneous(embed, [organization.name, ...placesOf(places)]),
  }
}

function toPlaces(embed: SummarizedEmbed, memo: Memo): { offices: readonly Office[]; remote: string | null } {
  const offices = firstItems(embed.offices?.length ? embed.offices : [embed.office ?? {}])
  return { offices: toKnownOffices(offices, memo), remote: remoteOf(offices, memo) }
}

function toEmployer(organization: JobSummary['organization']): JobSummary['organization'] {
  const { reference, name, slug, logo, websiteUrl, defaultLanguage } = organization
  return { reference, name, slug, logo, websiteUrl, defaultLanguage }
}

function toDepartment(department: SummarizedEmbed['department']): JobSummary['department'] {
  const name = toName(department?.name)
  return name ? { id: toId(department?.id), name } : null
}

/**
 * `detail` is the response of the job operation, or null if the API token may not call it. `site` is the running site:
 * `websites` does not contain it, and `startDay` is in its time zone if the API gives the start date in UTC.
 */
export function toJob(
  embed: EmbedJobRecord,
  detail: JobRecord | null,
  organization: JobSummary['organization'],
  site: { reference: string; timeZone: string },
): Job {
  const websites = otherWebsites(embed, detail, site.reference)
  const summary = toJobSummary(embed, organization)
  const applyUrl = toApplyUrl(detail?.apply_url) ?? websites[0]?.url ?? null
  const ofDetail = detail?.office ? [detail.office] : []
  const min = toInteger(detail?.contract_duration_min, 1, maxMonths)
  const max = toInteger(detail?.contract_duration_max, 1, maxMonths)
  return {
    ...summary,
    externalReference: toTitle(detail?.external_reference),
    status: toTitle(detail?.status)?.toLowerCase() ?? null,
    offices: summary.offices.length > 0 ? summary.offices : toKnownOffices(ofDetail),
    contractToken: toTitle(detail?.contract_type),
    salary: summary.salary ?? toSalary(detail?.salary),
    remote: toRemote(detail?.remote) ?? summary.remote ?? remoteOf(ofDetail),
    publishedAt: toDate(detail?.published_at) ?? summary.publishedAt,
    // Embed lacks the links to paths and to parts of a text, which lead nowhere on other sites.
    description: toText(detail?.description) ?? toText(embed.description),
    profile: toText(detail?.profile) ?? toText(embed.profile),
    recruitmentProcess: toText(embed.recruitment_process),
    companyDescription: toText(detail?.company_description),
    language: toLanguage(detail?.language) ?? summary.language,
    contractDuration: min !== null || max !== null ? { min, max } : null,
    startDay: toStartDay(detail?.start_date, site.timeZone),
    startTexts: toLocalizedText(embed.start_date, toDateText),
    experienceLevel: toTitle(detail?.experience_level)?.toUpperCase() ?? null,
    educationLevel: toTitle(detail?.education_level)?.toUpperCase() ?? null,
    applyUrl,
    applyText: applyUrl === null ? toApplyText(detail?.apply_url) : null,
    applicationFields: firstItems(detail?.application_fields).flatMap((field) => {
      const [name, mode] = [toTitle(field.name), toTitle(field.mode)]
      return name && mode && mode !== 'disabled' ? [{ name, mode }] : []
    }),
    websites,
    createdAt: toDate(detail?.created_at),
    createdDay: leadingDay(parseAgreedDay(toLocalizedText(embed.created_at, toTitle))),
    updatedAt: toDate(detail?.updated_at),
  }
}

/**
 * The day of a `start_date` of the job operation: its first ten characters, if they are a day. For a time in UTC (suffix `Z`), it is
 * the day in the site's time zone (docs/read-api-behaviour.md, section 2).
 */
function toStartDay(value: string | null | undefined, timeZone: string): string | null {
  const date = toDate(value)
  return date && value?.trim().endsWith('Z') ? toDay(date, timeZone) : leadingDay(value)
}

type OfficeRecord = NonNullable<JobRecord['office']>

function toKnownOffices(offices: readonly OfficeRecord[], memo: Memo = noMemo): Office[] {
  return offices
    .map((office) => toOffice(office, memo))
    .filter(({ city, name, address, countryCode, countryNames }) => {
      return (city ?? name ?? address ?? countryCode) !== null || Object.keys(countryNames).length > 0
    })
}

function remoteOf(offices: readonly OfficeRecord[], memo: Memo = noMemo): string | null {
  const texts = offices.map(({ city, name }) => toTitle(city) ?? toTitle(name))
  return memo.ofEqual('remote', texts, () => remoteOfPlaces(texts))
}

/** Of the duration of a contract. */
const maxMonths = 600

function otherWebsites(embed: EmbedJobRecord, detail: JobRecord | null, ownSite: string): Job['websites'] {
  const namesByReference = new Map(
    firstItems(detail?.websites).map((website) => [website.reference, toTitle(website.name)]),
  )
  const listedUrls = new Set<string>()
  return [...firstItems(embed.websites_urls), ...firstItems(detail?.websites)].flatMap((website) => {
    const reference =
      website.reference ?? ('website_reference' in website ? website.website_reference : undefined)
    const url = toWebUrl(website.url)
    if (!url || listedUrls.has(url) || reference === ownSite) return []
    listedUrls.add(url)
    return [{ name: namesByReference.get(reference) ?? null, url }]
  })
}

/**
 * The API has no field that marks the entry for unsolicited applications. This function recognises the entry by its
 * name, or because it has no office and no contract type.
 */
function isSpontaneous(embed: SummarizedEmbed, own: readonly string[]): boolean {
  const hasOffice = Boolean(embed.office?.id || embed.offices?.length)
  const hasContract = Object.keys(embed.contract_type ?? {}).length > 0
  return isSpontaneousName(toName(embed.name) ?? '', own) || (!hasOffice && !hasContract)
}
