import type { JobPostingError } from '@/lib/seo/json-ld/job-posting'
import { type JobProperty, toJobProperties } from './job-properties'
import { findNode, type JsonNode, listOf, nodesOf, textIn } from './json-graph'
import type { PlannedPosting } from './planned-posting'
import type { ServedPage } from './served-page'

export type JobPay = { min: number | null; max: number | null; currency: string; unit: string | null }

/** The card of a job in Google's job search. */
export type JobCard = {
  title: string | null
  employer: string | null
  logo: string | null
  places: readonly string[]
  isRemote: boolean
  employmentTypes: readonly string[]
  pay: JobPay | null
  datePosted: Date | null
}

export type JobEligibility = {
  card: JobCard | null
  properties: readonly JobProperty[]
  errors: readonly JobPostingError[]
  /** `served` is in the page, `planned` will be there once the job is published, `elsewhere` is on the canonical page. */
  markup: 'served' | 'planned' | 'elsewhere' | 'none'
  isEligible: boolean
}

/** What Google for Jobs shows of a job's page, and what it lacks. */
export function toJobEligibility(page: ServedPage, url: string, planned: PlannedPosting): JobEligibility {
  const served = findNode(page.graph, 'JobPosting')
  const isElsewhere = page.canonical !== null && page.canonical !== new URL(url).href
  const posting = served ?? planned.known
  const properties = posting ? toJobProperties(posting) : []
  const lacksRequired = properties.some(({ level, isPresent }) => level === 'required' && !isPresent)
  const errors = served ? [] : planned.errors
  const isEligible = posting !== null && !lacksRequired && errors.length === 0
  const card = posting && toJobCard(posting)
  const markup = served ? 'served' : isElsewhere ? 'elsewhere' : isEligible ? 'planned' : 'none'
  return { card, properties, errors, markup, isEligible }
}

function toJobCard(posting: JsonNode): JobCard {
  const [employer] = nodesOf(posting.hiringOrganization)
  const places = nodesOf(posting.jobLocation).flatMap((place) => toPlace(place) ?? [])
  const countries = nodesOf(posting.applicantLocationRequirements).flatMap(({ name }) => textIn(name) ?? [])
  const date = new Date(textIn(posting.datePosted) ?? '')
  return {
    title: textIn(posting.title),
    employer: textIn(employer?.name) ?? textIn(posting.hiringOrganization),
    logo: textIn(employer?.logo) ?? textIn(nodesOf(employer?.logo)[0]?.url),
    places: places.length > 0 ? places : countries,
    isRemote: textIn(posting.jobLocationType) === 'TELECOMMUTE',
    employmentTypes: listOf(posting.employmentType).flatMap((type) => textIn(type) ?? []),
    pay: toPay(posting),
    datePosted: Number.isNaN(date.getTime()) ? null : date,
  }
}

function toPlace(place: JsonNode): string | null {
  const [address] = nodesOf(place.address)
  const country = textIn(address?.addressCountry) ?? textIn(nodesOf(address?.addressCountry)[0]?.name)
  const parts = [textIn(address?.addressLocality), textIn(address?.addressRegion), country]
  return parts.filter((part) => part !== null).join(', ') || null
}

function toPay(posting: JsonNode): JobPay | null {
  const [salary] = nodesOf(posting.baseSalary)
  const [value] = nodesOf(salary?.value)
  const currency = textIn(salary?.currency)
  const amounts = [value?.minValue ?? value?.value, value?.maxValue ?? value?.value].map((amount) => {
    const number = Number(textIn(amount) ?? Number.NaN)
    return Number.isFinite(number) ? number : null
  })
  const [min = null, max = null] = amounts
  if (currency === null || !/^[A-Z]{3}$/.test(currency) || (min === null && max === null)) return null
  return { min, max, currency, unit: textIn(value?.unitText) }
}
