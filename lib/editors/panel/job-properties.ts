import { type Json, type JsonNode, listOf, nodesOf, textIn } from './json-graph'

/**
 * The properties of `JobPosting` that Google reads, with their paths in schema.org. `required` ones decide whether a job is
 * listed at all. `validThrough` and `directApply` are `optional`, because they must be left out where nobody knows them.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const levels = {
  title: 'required',
  description: 'required',
  datePosted: 'required',
  'hiringOrganization.name': 'required',
  jobLocation: 'required',
  'jobLocation.address.addressCountry': 'required',
  applicantLocationRequirements: 'required',
  'jobLocation.address.addressLocality': 'recommended',
  'jobLocation.address.streetAddress': 'recommended',
  'jobLocation.address.postalCode': 'recommended',
  'hiringOrganization.logo': 'recommended',
  'hiringOrganization.sameAs': 'recommended',
  baseSalary: 'recommended',
  'baseSalary.value.unitText': 'recommended',
  employmentType: 'recommended',
  identifier: 'recommended',
  experienceRequirements: 'optional',
  educationRequirements: 'optional',
  validThrough: 'optional',
  directApply: 'optional',
} as const

type JobPropertyName = keyof typeof levels
export type JobProperty = {
  name: JobPropertyName
  level: 'required' | 'recommended' | 'optional'
  isPresent: boolean
}

/** The properties that apply to a posting, the required ones first. */
export function toJobProperties(posting: JsonNode): JobProperty[] {
  const present = presentIn(posting)
  // The names are those of the object above.
  return (Object.keys(levels) as JobPropertyName[]).flatMap((name) => {
    const isPresent = present[name]
    return isPresent === null ? [] : [{ name, level: levels[name], isPresent }]
  })
}

/** Null for a property that does not apply, such as the parts of a place that is missing as a whole. */
function presentIn(posting: JsonNode): Record<JobPropertyName, boolean | null> {
  const [employer] = nodesOf(posting.hiringOrganization)
  const places = nodesOf(posting.jobLocation)
  const addresses = places.flatMap((place) => nodesOf(place.address))
  const [salary] = nodesOf(posting.baseSalary)
  const isRemote = textIn(posting.jobLocationType) === 'TELECOMMUTE'
  const hasPlace = places.length > 0
  const inEach = (name: string) => (hasPlace ? addresses.every((address) => has(address[name])) : null)
  const hasCountry = inEach('addressCountry')
  return {
    title: has(posting.title),
    description: has(posting.description),
    datePosted: isDate(posting.datePosted),
    'hiringOrganization.name': has(employer?.name) || typeof posting.hiringOrganization === 'string',
    // Nobody has to name a place where all of the work is remote.
    jobLocation: isRemote && !hasPlace ? null : hasPlace && addresses.length > 0,
    'jobLocation.address.addressCountry': hasCountry,
    applicantLocationRequirements: isRemote
      ? has(posting.applicantLocationRequirements) || hasCountry === true
      : null,
    'jobLocation.address.addressLocality': inEach('addressLocality'),
    'jobLocation.address.streetAddress': inEach('streetAddress'),
    'jobLocation.address.postalCode': inEach('postalCode'),
    'hiringOrganization.logo': has(employer?.logo),
    'hiringOrganization.sameAs': has(employer?.sameAs),
    baseSalary: salary !== undefined && nodesOf(salary.value).length > 0,
    'baseSalary.value.unitText': salary ? nodesOf(salary.value).some(({ unitText }) => has(unitText)) : null,
    employmentType: has(posting.employmentType),
    identifier: has(posting.identifier),
    experienceRequirements: has(posting.experienceRequirements),
    educationRequirements: has(posting.educationRequirements),
    validThrough: has(posting.validThrough),
    directApply: has(posting.directApply),
  }
}

function has(value: Json | undefined): boolean {
  return listOf(value).some((item) => (typeof item === 'string' ? item.trim() !== '' : item !== null))
}

function isDate(value: Json | undefined): boolean {
  return !Number.isNaN(Date.parse(textIn(value) ?? ''))
}
