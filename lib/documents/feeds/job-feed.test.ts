import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { formatMoneyRange } from '@/lib/i18n/format'
import { type Job, postingDate } from '@/lib/model/jobs/job'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { feedScopes } from '@/lib/seo/feed-scope'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { toIndeedJob, writeIndeedXml } from './indeed'
import { inOrder, toJobEntry } from './job-entry'
import { writeFeed } from './write-feed'

const now = new Date('2026-11-20T12:00:00Z')

const toJobEntries = (jobs: readonly Job[]) =>
  inOrder(jobs, now, postingDate).map((job) => toJobEntry(job, now, 'json'))

const toIndeedXml = (jobs: readonly Job[]) =>
  writeIndeedXml(inOrder(jobs, now, postingDate).map((job) => toIndeedJob(job, now)))

function items(...jobs: Job[]) {
  return JSON.parse(writeFeed('json', feedScopes.jobs('en'), toJobEntries(jobs))).items
}

describe('a feed of jobs', () => {
  it('has the JobPosting of a job’s page, and none for a job without one', () => {
    const job = makeJob()
    const [item] = items(job)
    expect(item).toMatchObject({
      id: 'tag:vitrine.example,2026-01-01:job/A_b1',
      url: absoluteUrl('/en/companies/acme/jobs/technician_lyon'),
      title: 'Technician – Acme',
      authors: [{ name: 'Acme', url: 'https://acme.example/' }],
      tags: ['Workshop', 'Permanent, full-time'],
    })
    expect(item._jobposting).toEqual(toJobPosting(job, now).posting)
    const [placeless, spontaneous] = items(
      makeJob({ offices: [] }),
      makeJob({ reference: 'B', isSpontaneous: true }),
    )
    expect([placeless, spontaneous].map((other) => '_jobposting' in other)).toEqual([false, false])
  })

  it('drops the characters that XML forbids, also from the JobPosting of a job', () => {
    const broken = 'a\u0002b\ufffec\ud800d'
    const job = makeJob({
      name: broken,
      description: `<p>${broken}, and what else there is to say of it.</p>`,
      offices: [makeOffice({ city: broken })],
    })
    const [item] = items(job)
    expect(item._jobposting).toMatchObject({ title: 'abcd', datePosted: expect.any(String) })
    expect(item._jobposting.jobLocation).toMatchObject({ address: { addressLocality: 'abcd' } })
    const texts: string[] = []
    JSON.parse(JSON.stringify(item), (_, value) => {
      if (typeof value === 'string') texts.push(value)
      return value
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that none is left.
    expect(texts.join('')).not.toMatch(/[\u0000-\u0008\ufffe]|\p{Cs}/u)
  })

  it('lists the jobs published up to now, newest first, and by reference where the dates are equal', () => {
    const at = (reference: string, day: string | null) =>
      makeJob({ reference, publishedAt: day === null ? null : new Date(day) })
    const jobs = [
      at('old', '2025-01-01'),
      at('b', '2026-05-01'),
      at('a', '2026-05-01'),
      at('later', '2027-01-01'),
    ]
    const undated = at('undated', null)
    const created = makeJob({ reference: 'created', publishedAt: null, createdDay: '2026-06-01' })
    const ids = items(undated, ...jobs, created).map(({ id }: { id: string }) => id.split('/').at(-1))
    expect(ids).toEqual(['created', 'a', 'b', 'old', 'undated'])
  })

  it('has a date of change only where it is known, and omits jobs without a date from Atom only', () => {
    const changed = makeJob({ updatedAt: new Date('2026-04-01T00:00:00Z') })
    const republished = makeJob({ reference: 'R', updatedAt: new Date('2020-01-01T00:00:00Z') })
    expect(items(changed)[0].date_modified).toBe('2026-04-01T00:00:00.000Z')
    expect(items(republished)[0]).not.toHaveProperty('date_modified')
    const entries = toJobEntries([changed, makeJob({ reference: 'U', publishedAt: null })])
    const atom = parseAtomFeed(writeFeed('atom', feedScopes.jobs(null), entries))
    expect(atom.updated).toBe('2026-04-01T00:00:00.000Z')
    expect(atom.entries).toHaveLength(1)
    const rss = parseRssFeed(writeFeed('rss', feedScopes.jobs(null), entries))
    expect(rss.items?.map((item) => item.pubDate)).toEqual(['Mon, 02 Mar 2026 08:00:00 GMT', undefined])
  })

  it('makes the links in its texts absolute', () => {
    const [item] = items(makeJob({ description: '<p>See <a href="/en/jobs">all</a></p>' }))
    expect(item.content_html).toContain(`<a href="${absoluteUrl('/en/jobs')}">all</a>`)
  })
})

describe('the Indeed XML', () => {
  const parser = new XMLParser({ parseTagValue: false })
  const jobsOf = (...jobs: Job[]) => [parser.parse(toIndeedXml(jobs).xml).source.job ?? []].flat()

  it('has the facts of the job’s page in the terms of the format', () => {
    const job = makeJob({ remote: 'partial', externalReference: 'HR-7' })
    expect(jobsOf(job)).toEqual([
      {
        title: 'Technician',
        date: '2026-03-02T08:00:00.000Z',
        referencenumber: 'A_b1',
        requisitionid: 'HR-7',
        url: absoluteUrl('/en/companies/acme/jobs/technician_lyon'),
        company: 'Acme',
        city: 'Lyon',
        country: 'FR',
        description: expect.stringContaining('<h2>The job</h2><p>Build and repair.'),
        postalcode: '69002',
        streetaddress: '1 rue de la Paix',
        salary: `${formatMoneyRange(30_000, 35_000, 'EUR', 'en')} a year`,
        jobtype: 'fulltime',
        category: 'Workshop',
        experience: '2 to 3 years',
        education: 'Bachelor’s degree',
        remotetype: 'Hybrid remote',
      },
    ])
  })

  it('omits the elements of unknown properties', () => {
    const bare = makeJob({
      contractToken: 'NEW_TOKEN',
      contractLabels: {},
      salary: null,
      remote: 'no',
      department: null,
      experienceLevel: 'NEW',
      educationLevel: null,
      offices: [makeOffice({ address: null, zipCode: null })],
    })
    expect(Object.keys(jobsOf(bare)[0])).toEqual([
      ...['title', 'date', 'referencenumber', 'requisitionid', 'url', 'company', 'city', 'country'],
      'description',
    ])
  })

  it('omits jobs that lack required elements, and returns their missing elements', () => {
    const { xml, omitted } = toIndeedXml([
      makeJob({ reference: 'whole' }),
      makeJob({ reference: 'cityless', offices: [makeOffice({ city: null })] }),
      makeJob({ reference: 'undated', publishedAt: null }),
      makeJob({ reference: 'open', isSpontaneous: true }),
      makeJob({ reference: 'textless', description: null, profile: null }),
    ])
    expect([...xml.matchAll(/<referencenumber><!\[CDATA\[(.*?)\]\]>/g)].map(([, found]) => found)).toEqual([
      'whole',
    ])
    expect(Object.fromEntries(omitted.map(({ reference, missing }) => [reference, missing]))).toEqual({
      cityless: ['no-place', 'city'],
      undated: ['no-date', 'date'],
      open: ['spontaneous-application'],
      textless: ['no-description', 'description'],
    })
  })

  it('is well-formed for every text', () => {
    const name = ']]> <b>&amp; \u0002]\u0001]> end'
    const { xml } = toIndeedXml([makeJob({ name })])
    expect(XMLValidator.validate(xml)).toBe(true)
    const title = xml.slice(xml.indexOf('<title>'), xml.indexOf('</title>'))
    expect(title).toBe('<title><![CDATA[]]]]><![CDATA[> <b>&amp; ]]]]><![CDATA[> end]]>')
  })

  it('is well-formed without jobs', () => {
    const { xml } = toIndeedXml([])
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).not.toMatch(/<job|lastBuildDate/)
  })
})
