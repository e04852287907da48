import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { crawlSite } from '../support/crawl'
import { type DemoJob, demoJobs } from '../support/demo-jobs'
import { baseUrl, locales } from '../support/site'
import { type Json, objectsIn, readGraph, visibleText } from '../support/structured-data'

test.describe.configure({ mode: 'default' })

type Page = { path: string; body: string; nodes: Json[] }

let pages: Page[] = []

test.beforeAll(async () => {
  pages = [...(await crawlSite()).values()]
    .filter(({ status, type }) => status === 200 && type.includes('text/html'))
    .map(({ path, body }) => ({ path, body, nodes: readGraph(body).nodes }))
})

const absolute = (path: string) => new URL(path, baseUrl).href

const jobs = demoJobs()
const idOf = ({ reference }: DemoJob) => absolute(`/#job/${reference}`)

function postings(): { page: Page; posting: Json }[] {
  return pages.flatMap((page) =>
    objectsIn(page.nodes)
      .filter((item) => item['@type'] === 'JobPosting')
      .map((posting) => ({ page, posting })),
  )
}

test('each open job with a location has one JobPosting, and other jobs have none', () => {
  const complete = jobs.filter(({ isComplete }) => isComplete)
  expect(complete.length).toBeGreaterThan(50)
  expect(jobs.length - complete.length).toBeGreaterThan(15)
  expect(
    postings()
      .map(({ posting }) => posting['@id'])
      .sort(),
  ).toEqual(complete.map(idOf).sort())
  for (const job of jobs.filter(({ status }) => status !== 'published'))
    for (const { path, body } of pages)
      expect(body.includes(`#job/${job.reference}`), `${path} ${job.reference}`).toBe(false)
})

test('a JobPosting is on the page in the language of its job and has the values that the page shows', () => {
  for (const { page, posting } of postings()) {
    const job = jobs.find((candidate) => idOf(candidate) === posting['@id'])
    if (!job) throw new Error(`${page.path} has a JobPosting of an unknown job`)
    const locale = locales.includes(job.language) ? job.language : 'en'
    const path = routes.job(locale, job.organization, job.slug)
    expect(page.path).toBe(path)
    expect(posting.url).toBe(absolute(path))
    expect(posting.title).toBe(job.name)
    expect(new Date(String(posting.datePosted)), path).toEqual(job.publishedAt)
    const places = [posting.jobLocation].flat() as { address: Json }[]
    expect(
      places.map(({ address }) => address.addressCountry),
      path,
    ).toEqual(job.countries)
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
