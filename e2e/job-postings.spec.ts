import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { crawl } from './support/crawl'
import { type DemoJob, demoJobs } from './support/demo-jobs'
import { baseUrl } from './support/site'
import { type Json, objectsIn, readGraph, wordsOf } from './support/structured-data'

test.describe.configure({ mode: 'default', timeout: 120_000 })

type Page = { path: string; body: string; nodes: Json[] }

let pages: Page[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  pages = [...(await crawl(baseUrl)).values()]
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

test('each open job in a known place has one posting, and no other job has any', () => {
  const told = jobs.filter(({ isComplete }) => isComplete)
  expect(told.length).toBeGreaterThan(50)
  expect(jobs.length - told.length).toBeGreaterThan(15)
  expect(
    postings()
      .map(({ posting }) => posting['@id'])
      .sort(),
  ).toEqual(told.map(idOf).sort())
  for (const job of jobs.filter(({ status }) => status !== 'published'))
    for (const { path, body } of pages)
      expect(body.includes(`#job/${job.reference}`), `${path} ${job.reference}`).toBe(false)
})

test('a posting stands on the page in the language of its job and says what that page says', () => {
  for (const { page, posting } of postings()) {
    const job = jobs.find((candidate) => idOf(candidate) === posting['@id'])
    if (!job) throw new Error(`${page.path}: no such job`)
    const locale = job.language === 'fr' ? 'fr' : 'en'
    const own = routes.job(locale, job.organization, job.slug)
    expect(page.path).toBe(own)
    expect(posting.url).toBe(absolute(own))
    expect(posting.title).toBe(job.name)
    expect(new Date(String(posting.datePosted)), own).toEqual(job.publishedAt)
    const places = [posting.jobLocation].flat() as { address: Json }[]
    expect(
      places.map(({ address }) => address.addressCountry),
      own,
    ).toEqual(job.countries)
    expect(posting.jobLocationType, own).toBe(job.remote === 'fulltime' ? 'TELECOMMUTE' : undefined)

    const words = wordsOf(page.body)
    const told = [
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
    for (const value of told)
      if (value !== undefined) expect(words, `${own}: ${value}`).toContain(wordsOf(String(value)))
  }
})
