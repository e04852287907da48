import { parseAmount } from '@vitrine/api-contract/amount'
import { toCurrencyCode } from '@vitrine/api-contract/currency-code'
import { parseLocalizedDay, parseLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import { parseMoney } from '@vitrine/api-contract/money'
import { toSalaryPeriod } from '@vitrine/api-contract/salary-period'
import { readUrl } from '@vitrine/api-contract/written-url'
import {
  compact,
  isObject,
  type JsonObject,
  languageOf,
  nameOf,
  nonEmpty,
  numberOf,
  textOf,
  textsOf,
  toObject,
  toObjects,
} from './value'

/** The fields of a job that embed has and the job operation lacks, or has less of. */
export function toEmbedFields(wire: JsonObject): JsonObject {
  return compact({
    id: numberOf(wire.id),
    slug: textOf(wire.slug),
    recruitment_process: nonEmpty(wire.recruitment_process),
    offices: officeIds(wire),
    department: numberOf(toObject(wire.department).id),
    remote: textOf(wire.remote),
    sites: siteReferences(wire),
  })
}

/** A response of the job operation in the fields of the content schema, without `organization` and the embed fields. */
export function toResponseJob(wire: JsonObject): JsonObject {
  return compact({
    slug: slugFromUrls(wire),
    reference: textOf(wire.reference),
    external_reference: nameOf(wire.external_reference),
    name: nameOf(wire.name),
    status: textOf(wire.status) ?? nonEmpty(wire.status),
    language: languageOf(wire.language),
    published_at: nonEmpty(wire.published_at),
    archived_at: nonEmpty(wire.archived_at),
    description: nonEmpty(wire.description),
    profile: nonEmpty(wire.profile),
    recruitment_process: nonEmpty(wire.recruitment_process),
    company_description: nonEmpty(wire.company_description),
    apply_url: toApplyUrl(wire.apply_url),
    contract_type: nonEmpty(wire.contract_type),
    contract_duration_min: numberOf(wire.contract_duration_min),
    contract_duration_max: numberOf(wire.contract_duration_max),
    // Local midnight: the first ten characters are the day (docs/read-api-behaviour.md, section 2).
    start_date: textOf(wire.start_date)?.replace(/T.*$/, '') ?? nonEmpty(wire.start_date),
    experience_level: nonEmpty(wire.experience_level),
    education_level: nonEmpty(wire.education_level),
    remote: nonEmpty(wire.remote),
    department: numberOf(wire.department_id),
    offices: officeIds(wire),
    salary: toSalary(wire.salary),
    sites: siteReferences(wire),
    application_fields: toFields(wire.application_fields),
    stages: toObjects(wire.stages).map(toStage),
    candidates_count: numberOf(wire.candidates_count),
    created_at: nonEmpty(wire.created_at),
    updated_at: nonEmpty(wire.updated_at),
  })
}

/** A job that only embed contains. Embed sends published jobs only. */
export function toEmbedJob(wire: JsonObject, contractType: string | undefined): JsonObject {
  const { created_at, start_date, published_at, contract_type: _, ...rest } = wire
  const createdAt = parseLocalizedTimestamp(textsOf(created_at)) ?? undefined
  const fields = compact({
    ...toEmbedFields(wire),
    status: 'published',
    contract_type: contractType,
    created_at: createdAt,
    start_date: parseLocalizedDay(textsOf(start_date)) ?? undefined,
    published_at: nonEmpty(published_at),
  })
  return { ...toResponseJob(rest), ...fields }
}

/** A host or an e-mail address alone gets its scheme. The content schema names every other text that is no URL. */
function toApplyUrl(value: unknown): unknown {
  const text = nonEmpty(value)
  if (typeof text !== 'string' || /^[a-z]+:/i.test(text)) return text
  return readUrl(text)?.href ?? text
}

/** In the order of the response; `undefined` if the response has no field for offices. */
function officeIds(wire: JsonObject): unknown[] | undefined {
  const single = isObject(wire.office) ? wire.office.id : wire.office_id
  // `office_id` is 0 in a job without an office.
  const ids = [single, ...toObjects(wire.offices).map((office) => office.id)].flatMap(
    (id) => numberOf(id) || [],
  )
  const hasField = ['office', 'offices', 'office_id'].some((key) => Object.hasOwn(wire, key))
  return hasField ? [...new Set(ids)] : undefined
}

/**
 * The job operation separates the references by commas, embed has an array. The list of URLs can have more sites
 * (docs/read-api-behaviour.md, section 1.3).
 */
function siteReferences(wire: JsonObject): string[] | undefined {
  const named = wire.cms_sites_references
  const listed = Array.isArray(named) ? named : textOf(named)?.split(',')
  const urls = [...toObjects(wire.websites), ...toObjects(wire.websites_urls)]
  const visible = urls.map((site) => site.website_reference ?? site.reference)
  if (listed === undefined && urls.length === 0 && typeof named !== 'string') return undefined
  return [...new Set([...(listed ?? []), ...visible].flatMap((reference) => textOf(reference) ?? []))]
}

/** The last segment of a URL of the job. */
export function slugFromUrls(wire: JsonObject): string | undefined {
  for (const { url } of [...toObjects(wire.websites), ...toObjects(wire.websites_urls)]) {
    const slug = /\/jobs\/([A-Za-z0-9_-]+)\/?(?:[?#].*)?$/.exec(textOf(url) ?? '')?.[1]
    if (slug) return slug
  }
  return undefined
}

/**
 * An unset salary has null or empty amounts, the period `none` and usually a currency (docs/read-api-behaviour.md, section 1). An
 * amount that cannot be read stays, so that the content schema refuses the salary.
 */
function toSalary(value: unknown): unknown {
  if (!isObject(value)) return nonEmpty(value)
  const code = textOf(value.currency)
  const currency = code === undefined ? null : (toCurrencyCode(code) ?? code)
  const period = textOf(value.period) ?? 'none'
  const salary = compact({
    min: amountOf(value.min, currency),
    max: amountOf(value.max, currency),
    currency,
    period: toSalaryPeriod(period) ?? period,
  })
  const isUnset = salary.min === undefined && salary.max === undefined && salary.period === 'none'
  return isUnset ? undefined : salary
}

function amountOf(value: unknown, currency: string | null): unknown {
  const text = textOf(value)
  if (text === undefined) return nonEmpty(value)
  const isKnown = currency !== null && toCurrencyCode(currency) !== null
  return (isKnown ? parseMoney(text, currency) : parseAmount(text)) ?? text
}

function toStage(wire: JsonObject): JsonObject {
  return compact({
    id: numberOf(wire.id),
    name: nameOf(wire.name),
    reference: textOf(wire.reference),
    visible: nonEmpty(wire.visible),
    candidates_count: numberOf(wire.candidates_count),
  })
}

function toFields(value: unknown): unknown {
  if (!Array.isArray(value)) return nonEmpty(value)
  return Object.fromEntries(
    toObjects(value).flatMap(({ name, mode }) => {
      const [key, token] = [textOf(name), textOf(mode)]
      return key && token ? [[key, token]] : []
    }),
  )
}
