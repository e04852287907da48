import type { EmbedJobWire } from '@vitrine/api-contract/embed'
import type { JobWire } from '@vitrine/api-contract/job'
import type { Tolerant } from '@vitrine/api-contract/tolerant'
import type { LocalizedText } from './localized'
import { toAgreedDay } from './localized-date'
import { type Office, type OrganizationSummary, toOffice, toTexts } from './organization'
import { toDate, toDay, toText, toWebUrl } from './text'

/** At least one bound is known, both are positive and in order. */
export type Salary = { min: number | null; max: number | null; currency: string; period: string }

/** What lists show, from embed alone. `remote` and `contractToken` are open sets of upper- and lower-case tokens. */
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
  /** The service's own label by language; null token where only the label is known. */
  contractLabels: LocalizedText
  contractToken: string | null
  salary: Salary | null
  remote: string | null
  publishedAt: Date | null
  /** The standing entry for unsolicited applications: listed, but not a vacancy. */
  isSpontaneous: boolean
}

/** The join of embed and, where the token allows it, the job operation. Texts are HTML, not yet sanitised. */
export type Job = JobSummary & {
  /** Given by the organization's own system. */
  externalReference: string | null
  /** As the job operation says; null where it could not be read. */
  status: string | null
  description: string | null
  profile: string | null
  recruitmentProcess: string | null
  companyDescription: string | null
  /** The language of the texts: the job's, else the organization's. */
  language: string
  /** Months. */
  contractDuration: { min: number | null; max: number | null } | null
  /** A day as `YYYY-MM-DD` where it is known exactly, else text by language. */
  startDay: string | null
  startTexts: LocalizedText
  experienceLevel: string | null
  educationLevel: string | null
  applyUrl: string | null
  applicationFields: readonly { name: string; mode: string }[]
  /** Where the job can be read elsewhere, careers site first. */
  websites: readonly { name: string | null; url: string }[]
  /** When the record was made, which may be long before it was published. */
  createdAt: Date | null
  /** The day of that, `YYYY-MM-DD`, as embed has it in words. */
  createdDay: string | null
  updatedAt: Date | null
}

export type ReadEmbedJob = Tolerant<EmbedJobWire> & Pick<EmbedJobWire, 'reference' | 'name' | 'slug'>
export type ReadJob = Tolerant<JobWire> & Pick<JobWire, 'reference' | 'name'>

export function toJobSummary(embed: ReadEmbedJob, organization: JobSummary['organization']): JobSummary {
  const offices = (embed.offices?.length ? embed.offices : [embed.office ?? {}]).map(toOffice)
  const department = toText(embed.department?.name)
  const { reference, name, slug, logo, websiteUrl, defaultLanguage } = organization
  return {
    reference: embed.reference,
    slug: embed.slug,
    name: embed.name.trim(),
    organization: { reference, name, slug, logo, websiteUrl, defaultLanguage },
    offices: offices.filter((office) => office.city ?? office.name ?? office.address),
    department: department ? { id: embed.department?.id ?? null, name: department } : null,
    contractLabels: toTexts(embed.contract_type),
    contractToken: null,
    salary: toSalary(embed.salary),
    remote: toText(embed.remote),
    publishedAt: toDate(embed.published_at),
    isSpontaneous: isSpontaneous(embed),
  }
}

/**
 * `detail` is null where the token may not read it: the page then stands on embed alone. `site` is
 * the one this is: its address of the job is not "elsewhere", and its zone tells the day of moments given in UTC.
 */
export function toJob(
  embed: ReadEmbedJob,
  detail: ReadJob | null,
  organization: JobSummary['organization'],
  site: { reference: string; timeZone: string },
): Job {
  const websites = elsewhere(embed, detail, site.reference)
  const summary = toJobSummary(embed, organization)
  const { contract_duration_min: min, contract_duration_max: max } = detail ?? {}
  return {
    ...summary,
    externalReference: toText(detail?.external_reference),
    status: toText(detail?.status)?.toLowerCase() ?? null,
    offices: summary.offices.length || !detail?.office ? summary.offices : [toOffice(detail.office)],
    contractToken: toText(detail?.contract_type),
    salary: summary.salary ?? toSalary(detail?.salary),
    remote: toText(detail?.remote) ?? summary.remote,
    publishedAt: toDate(detail?.published_at) ?? summary.publishedAt,
    description: toText(embed.description) ?? toText(detail?.description),
    profile: toText(embed.profile) ?? toText(detail?.profile),
    recruitmentProcess: toText(embed.recruitment_process),
    companyDescription: toText(detail?.company_description),
    language: toText(detail?.language) ?? organization.defaultLanguage,
    contractDuration: min || max ? { min: min ?? null, max: max ?? null } : null,
    startDay: toStartDay(detail?.start_date, site.timeZone),
    startTexts: toTexts(embed.start_date),
    experienceLevel: toText(detail?.experience_level)?.toUpperCase() ?? null,
    educationLevel: toText(detail?.education_level)?.toUpperCase() ?? null,
    applyUrl: toWebUrl(detail?.apply_url) ?? websites[0]?.url ?? null,
    applicationFields: (detail?.application_fields ?? []).flatMap(({ name, mode }) =>
      name && mode && mode !== 'disabled' ? [{ name, mode }] : [],
    ),
    websites,
    createdAt: toDate(detail?.created_at),
    createdDay: toAgreedDay(toTexts(embed.created_at)),
    updatedAt: toDate(detail?.updated_at),
  }
}

/** The day as it is written; but one written in UTC was midnight somewhere else (field notes 2). */
function toStartDay(value: string | null | undefined, timeZone: string): string | null {
  const date = toDate(value)
  if (value?.endsWith('Z') && date) return toDay(date, timeZone)
  return /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0] ?? null
}

/** The texts of a salary, as amounts. Null where nothing sound is disclosed: `0`, text, or a minimum over the maximum. */
export function toSalary(wire: Tolerant<JobWire['salary']> | undefined): Salary | null {
  const min = toAmount(wire?.min)
  const max = toAmount(wire?.max)
  const currency = wire?.currency?.trim().toUpperCase() ?? ''
  const period = wire?.period?.trim().toLowerCase() ?? 'none'
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null
  if (!Intl.supportedValuesOf('currency').includes(currency) || period === 'none') return null
  return { min, max, currency, period }
}

function toAmount(value: string | null | undefined): number | null {
  return value && /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) || null : null
}

function elsewhere(embed: ReadEmbedJob, detail: ReadJob | null, ownSite: string): Job['websites'] {
  const names = new Map((detail?.websites ?? []).map((website) => [website.reference, toText(website.name)]))
  const seen = new Set<string>()
  return [...(embed.websites_urls ?? []), ...(detail?.websites ?? [])].flatMap((website) => {
    const reference =
      website.reference ?? ('website_reference' in website ? website.website_reference : undefined)
    const url = toWebUrl(website.url)
    if (!url || seen.has(url) || reference === ownSite) return []
    seen.add(url)
    return [{ name: names.get(reference) ?? null, url }]
  })
}

const spontaneousName =
  /^(candidatures? (spontanées?|libres?)|(spontaneous|unsolicited|open) applications?)(\s*[-–:(|].*)?$/i

/** The API has no mark for the standing entry: it is so called, or it has neither office nor contract. */
function isSpontaneous(embed: ReadEmbedJob): boolean {
  const isPlaceless = !embed.office?.id && !embed.offices?.length
  const hasContract = Object.keys(embed.contract_type ?? {}).length > 0
  return spontaneousName.test(embed.name.trim()) || (isPlaceless && !hasContract)
}
