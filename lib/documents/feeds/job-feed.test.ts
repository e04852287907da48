import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { formatMoneyRange } from '@/lib/i18n/format'
import type { Job } from '@/lib/model/job'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { feedScopes } from '@/lib/seo/feed-scope'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { toIndeedXml } from './indeed'
import { toJobEntries } from './job-entry'
import { writeFeed } from './write-feed'

const now = new Date('2026-11-20T12:00:00Z')

function items(...jobs: Job[]) {
  return JSON.parse(writeFeed('json', feedScopes.jobs('en'), toJobEntries(jobs, now))).items
}

describe('a feed of jobs', () => {
  it('carries what the page of the job says to search engines, where it says that', () => {
    const job = makeJob()
    const [item] = items(job)
    expect(item).toMatchObject({
      id: 'tag:vitrine.example,2026-01-01:job/A_b1',
      url: absoluteUrl('/en/companies/acme/jobs/technician_lyon'),
      title: 'Technician – Acme',
      authors: [{ name: 'Acme', url: 'https://acme.example/' }],
      tags: ['Workshop', 'Full-Time'],
    })
    expect(item._jobposting).toEqual(toJobPosting(job, now).posting)
    const [placeless, spontaneous] = items(
      makeJob({ offices: [] }),
      makeJob({ reference: 'B', isSpontaneous: true }),
    )
    expect([placeless, spontaneous].map((other) => '_jobposting' in other)).toEqual([false, false])
  })

  it('says nothing that XML could not, not even in the markup of a job', () => {
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    expect(texts.join('')).not.toMatch(/[\u0000-\u0008\ufffe]|\p{Cs}/u)
  })

  it('has the open jobs alone, the latest first, by reference where they are of one moment', () => {
    const at = (reference: string, day: string | null) =>
      makeJob({ reference, publishedAt: day === null ? null : new Date(day) })
    const jobs = [
      at('old', '2025-01-01'),
      at('b', '2026-05-01'),
      at('a', '2026-05-01'),
      at('later', '2027-01-01'),
    ]
    const undated = at('undated', null)
    const made = makeJob({ reference: 'made', publishedAt: null, createdDay: '2026-06-01' })
    const ids = items(undated, ...jobs, made).map(({ id }: { id: string }) => id.split('/').at(-1))
    expect(ids).toEqual(['made', 'a', 'b', 'old', 'undated'])
  })

  it('dates a change only where one is known, and leaves what nothing dates out of Atom alone', () => {
    const changed = makeJob({ updatedAt: new Date('2026-04-01T00:00:00Z') })
    const republished = makeJob({ reference: 'R', updatedAt: new Date('2020-01-01T00:00:00Z') })
    expect(items(changed)[0].date_modified).toBe('2026-04-01T00:00:00.000Z')
    expect(items(republished)[0]).not.toHaveProperty('date_modified')
    const entries = toJobEntries([changed, makeJob({ reference: 'U', publishedAt: null })], now)
    const atom = parseAtomFeed(writeFeed('atom', feedScopes.jobs(null), entries))
    expect(atom.updated).toBe('2026-04-01T00:00:00.000Z')
    expect(atom.entries).toHaveLength(1)
    const rss = parseRssFeed(writeFeed('rss', feedScopes.jobs(null), entries))
    expect(rss.items?.map((item) => item.pubDate)).toEqual(['Mon, 02 Mar 2026 08:00:00 GMT', undefined])
  })

  it('keeps the links of its texts, absolute', () => {
    const [item] = items(makeJob({ description: '<p>See <a href="/en/jobs">all</a></p>' }))
    expect(item.content_html).toContain(`<a href="${absoluteUrl('/en/jobs')}">all</a>`)
  })
})

describe('the XML for job boards', () => {
  const parser = new XMLParser({ parseTagValue: false })
  const jobsOf = (...jobs: Job[]) => [parser.parse(toIndeedXml(jobs, now).xml).source.job ?? []].flat()

  it('has what the page shows, in the words of job boards', () => {
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

  it('leaves out what is not known', () => {
    const bare = makeJob({
      contractToken: 'NEW_TOKEN',
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

  it('has no job that lacks what is required, and says what that is', () => {
    const { xml, leftOut } = toIndeedXml(
      [
        makeJob({ reference: 'whole' }),
        makeJob({ reference: 'cityless', offices: [makeOffice({ city: null })] }),
        makeJob({ reference: 'undated', publishedAt: null }),
        makeJob({ reference: 'open', isSpontaneous: true }),
        makeJob({ reference: 'textless', description: null, profile: null }),
      ],
      now,
    )
    expect([...xml.matchAll(/<referencenumber><!\[CDATA\[(.*?)\]\]>/g)].map(([, found]) => found)).toEqual([
      'whole',
    ])
    expect(Object.fromEntries(leftOut.map(({ reference, missing }) => [reference, missing]))).toEqual({
      cityless: ['no-place', 'city'],
      undated: ['no-date', 'date'],
      open: ['spontaneous-application'],
      textless: ['no-description', 'description'],
    })
  })

  it('stands whatever a text holds', () => {
    const name = ']]> <b>&amp; \u0002]\u0001]> end'
    const { xml } = toIndeedXml([makeJob({ name })], now)
    expect(XMLValidator.validate(xml)).toBe(true)
    const title = xml.slice(xml.indexOf('<title>'), xml.indexOf('</title>'))
    expect(title).toBe('<title><![CDATA[]]]]><![CDATA[> <b>&amp; ]]]]><![CDATA[> end]]>')
  })

  it('is well-formed without a job', () => {
    const { xml } = toIndeedXml([], now)
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).not.toMatch(/<job|lastBuildDate/)
  })
})
