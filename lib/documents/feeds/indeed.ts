import { XMLBuilder } from 'fast-xml-parser'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/job'
import { jobPath } from '@/lib/seo/job-path'
import { absolute } from '@/lib/seo/json-ld/graph'
import { toJobDescription } from '@/lib/seo/json-ld/job-description'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { toAddress } from '@/lib/seo/json-ld/place'
import { toSoundText } from './feed'
import { inOrder, toJobDate } from './job-entry'
import { jobTerms } from './job-terms'

/** A job that job boards would refuse, and what it lacks. */
export type LeftOut = { reference: string; missing: readonly string[] }

/** The XML that Indeed made and other job boards read, of the jobs that have all it requires. */
export function toIndeedXml(jobs: readonly Job[], now: Date): { xml: string; leftOut: readonly LeftOut[] } {
  const outcomes = inOrder(jobs, now).map((job) => ({ job, ...toElements(job, now) }))
  const whole = outcomes.filter(({ missing }) => missing.length === 0)
  const changes = whole.map(({ job }) => Math.max(...[toJobDate(job), job.updatedAt].map(Number)))
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    source: {
      publisher: toCdata(env.SITE_NAME),
      publisherurl: toCdata(env.SITE_URL),
      ...(changes.length > 0 && { lastBuildDate: toCdata(new Date(Math.max(...changes)).toUTCString()) }),
      job: whole.map(({ elements }) => elements),
    },
  }
  const leftOut = outcomes
    .filter(({ missing }) => missing.length > 0)
    .map(({ job, missing }) => ({ reference: job.reference, missing }))
  return { xml: builder.build(document), leftOut }
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  suppressEmptyNode: true,
})

function toElements(job: Job, now: Date) {
  const locale = localeForLanguage(job.language)
  const addresses = job.offices.flatMap((office) => toAddress(office, locale) ?? [])
  const address = addresses.find((place) => place.addressLocality && place.addressCountry) ?? addresses[0]
  const required = {
    title: job.name,
    date: toJobDate(job)?.toISOString(),
    referencenumber: job.reference,
    requisitionid: job.externalReference ?? job.reference,
    url: absolute(jobPath(job)),
    company: job.organization.name,
    city: address?.addressLocality,
    country: address?.addressCountry,
    description: toJobDescription(job),
  }
  const optional = {
    postalcode: address?.postalCode,
    streetaddress: address?.streetAddress,
    ...jobTerms(job, locale),
  }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : name))
  return {
    missing: [...new Set([...toJobPosting(job, now).obstacles, ...missing])],
    elements: Object.fromEntries(
      Object.entries({ ...required, ...optional }).flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, toCdata(value)]] : [],
      ),
    ),
  }
}

function toCdata(text: string): { '#cdata': string } {
  return { '#cdata': toSoundText(text) }
}
