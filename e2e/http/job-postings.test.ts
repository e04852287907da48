import { beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { allJobs, openJobs } from '../records/jobs'
import type { JobRecord } from '../records/record'
import { locales } from '../records/sites'
import { isRead } from '../support/filler'
import { crawledHtml } from '../support/saved-crawl'
import { baseUrl } from '../support/site'
import { type Json, objectsIn, readGraph, visibleText } from '../support/structured-data'

type Page = { path: string; body: string; nodes: Json[] }

let pages: Page[] = []

beforeAll(() => {
  pages = crawledHtml().map(({ path, body }) => ({ path, body, nodes: readGraph(body).nodes }))
})

const absolute = (path: string) => new URL(path, baseUrl).href

const idOf = ({ reference }: JobRecord) => absolute(`/#job/${reference}`)

/** The country codes of the offices of a job that also have a city. */
function countriesOf({ organization, offices = [] }: JobRecord): string[] {
  const company = Object.values(companies).find(({ slug }) => slug === organization)
  const known = company && 'offices' in company ? company.offices : []
  return offices.flatMap((id) => known.find((office) => office.id === id)?.country_code ?? [])
}

function postings(): { page: Page; posting: Json }[] {
  return pages.flatMap((page) =>
    objectsIn(page.nodes)
      .filter((item) => item['@type'] === 'JobPosting')
      .map((posting) => ({ page, posting })),
  )
}

test('each open job with a location has one JobPosting, and other jobs have none', () => {
  const complete = openJobs.filter((job) => !job.spontaneous && countriesOf(job).length > 0)
  expect(complete.length).toBeLessThan(openJobs.length)
  const read = complete.filter(({ organization, slug }) => isRead(routes.job('en', organization, slug)))
  expect(
    postings()
      .map(({ posting }) => posting['@id'])
      .sort(),
  ).toEqual(read.map(idOf).sort())
  for (const job of allJobs.filter((candidate) => !openJobs.includes(candidate)))
    for (const { path, body } of pages)
      expect(body.includes(`#job/${job.reference}`), `${path} ${job.reference}`).toBe(false)
})

test('a JobPosting is on the page in the language of its job and has the values that the page shows', () => {
  for (const { page, posting } of postings()) {
    const job = openJobs.find((candidate) => idOf(candidate) === posting['@id'])
    if (!job) throw new Error(`${page.path} has a JobPosting of an unknown job`)
    const locale = locales.find((candidate) => candidate === job.language) ?? 'en'
    const path = routes.job(locale, job.organization, job.slug)
    expect(page.path).toBe(path)
    expect(posting.url).toBe(absolute(path))
    expect(posting.title).toBe(job.name)
    expect(new Date(String(posting.datePosted)), path).toEqual(new Date(job.published_at ?? 0))
    const places = [posting.jobLocation].flat() as { address: Json }[]
    expect(
      places.map(({ address }) => address.addressCountry),
      path,
    ).toEqual(countriesOf(job))
    expect(posting.jobLocationType, path).toBe(job.remote === 'fulltime' ? 'TELECOMMUTE' : undefined)

    const text = visibleText(page.body)
    const values = [
      posting.title,
      (posting.hiringOrganization as Json).name,
      ...places.flatMap(({ address }) => [
        address.streetAddress,
        address.postalCode,
        address.addressLocality,
      ]),
      ...[posting.applicantLocationRequirements ?? []].flat().map((country) => (country as Json).name),
      ...(posting.identifier as Json[]).map(({ value }) => value),
      posting.occupationalCategory,
      ...String(posting.description).split(/<[^>]*>/),
    ]
    for (const value of values)
      if (value !== undefined) expect(text, `${path}: ${value}`).toContain(visibleText(String(value)))
  }
})
