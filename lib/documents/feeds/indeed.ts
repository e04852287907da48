import { XMLBuilder } from 'fast-xml-parser'
import { dropForbiddenCharacters } from '@/lib/documents/xml-characters'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import { type Job, postingDate } from '@/lib/model/jobs/job'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { toJobDescription } from '@/lib/seo/json-ld/job-description'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { toAddress } from '@/lib/seo/json-ld/place'
import { site, siteName } from '@/lib/settings/site'
import { withParameters } from '@/lib/settings/site-yaml/link-parameters'
import { jobTerms } from './job-terms'
import { withDirection } from './with-direction'

/** A job that lacks elements which job boards require. */
type OmittedJob = { reference: string; missing: readonly string[] }

/** A job of the XML format of Indeed: its elements, and the required ones that it lacks. */
type IndeedJob = ReturnType<typeof toIndeedJob>

/** The XML format of Indeed, which other job boards read too. It omits the jobs that lack a required element. */
export function writeIndeedXml(jobs: readonly IndeedJob[]): {
  xml: string
  omitted: readonly OmittedJob[]
} {
  const whole = jobs.filter(({ missing }) => missing.length === 0)
  const changes = whole.map(({ job }) => Math.max(...[postingDate(job), job.updatedAt].map(Number)))
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    source: {
      publisher: toCdata(siteName()),
      publisherurl: toCdata(env.SITE_URL),
      ...(changes.length > 0 && { lastBuildDate: toCdata(new Date(Math.max(...changes)).toUTCString()) }),
      job: whole.map(({ elements }) => elements),
    },
  }
  const omitted = jobs
    .filter(({ missing }) => missing.length > 0)
    .map(({ job, missing }) => ({ reference: job.reference, missing }))
  return { xml: builder.build(document), omitted }
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  suppressEmptyNode: true,
})

/** `missing` has the required elements without a text, and what a `JobPosting` lacks. */
export function toIndeedJob(job: Job, now: Date) {
  const locale = localeForLanguage(job.language)
  const addresses = job.offices.flatMap((office) => toAddress(office, locale) ?? [])
  const address = addresses.find((place) => place.addressLocality && place.addressCountry) ?? addresses[0]
  const required = {
    title: job.name,
    date: postingDate(job)?.toISOString(),
    referencenumber: job.reference,
    requisitionid: job.externalReference ?? job.reference,
    url: withParameters(absoluteUrl(jobPath(job)), site.applications.feeds.indeed ?? {}),
    company: job.organization.name,
    city: address?.addressLocality,
    country: address?.addressCountry,
    description: withDirection(toJobDescription(job), job.language),
  }
  const optional = {
    postalcode: address?.postalCode,
    streetaddress: address?.streetAddress,
    ...jobTerms(job, locale),
  }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : name))
  return {
    job,
    missing: [...new Set([...toJobPosting(job, now).errors, ...missing])],
    elements: Object.fromEntries(
      Object.entries({ ...required, ...optional }).flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, toCdata(value)]] : [],
      ),
    ),
  }
}

function toCdata(text: string): { '#cdata': string } {
  return { '#cdata': dropForbiddenCharacters(text) }
}
