import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { makeArticle, makeJob, makeOrganization } from '@/lib/model/testing/records'
import type { OwnPage } from '@/lib/settings/own-pages'
import { articleMarkdown } from './article'
import { jobMarkdown } from './job'
import { localeLlms, organizationsLlms, siteLlms } from './llms'
import { organizationMarkdown } from './organization'

const origin = 'http://localhost:3000'
const hostile = 'A\n---\nurl: "evil"\n# <script>alert(1)</script> [x](javascript:y)'

function split(document: string): { head: Record<string, unknown>; body: string } {
  const [, head = '', body = ''] = document.split(/^---$/m)
  return { head: parse(head), body: body.trim() }
}

describe('the Markdown of an article', () => {
  it('has the article’s facts as YAML front matter, then its text', () => {
    const { head, body } = split(articleMarkdown(makeArticle(), [makeOrganization()]))
    expect(head).toEqual({
      title: 'A night',
      description: 'Four people',
      url: `${origin}/en/articles/2026/03/01/a-night_AbC12`,
      language: 'en',
      published: '2026-03-01T23:30:00.000Z',
      authors: ['Mara'],
      categories: ['Craft'],
      collections: ['Nights'],
      image: `${origin}/media/night.webp`,
    })
    expect(body.split('\n\n')).toEqual([
      '# A night',
      'Four people',
      '[Play: A day in the workshop](https://www.youtube.com/watch?v=aqz-KE-bpKQ)',
      '## Start',
      'The **first** words.',
      '## In this story',
      `- [Acme](${origin}/en/companies/acme.md)\n- Elsewhere`,
    ])
  })

  it('has the URL and the words of the locale of its language', () => {
    const { head, body } = split(articleMarkdown(makeArticle({ language: 'fr' }), []))
    expect(head.url).toBe(`${origin}/fr/articles/2026/03/01/a-night_AbC12`)
    expect(body).toContain('## Dans cet article\n\n- Acme')
    expect(split(articleMarkdown(makeArticle({ language: 'es' }), [])).head).toMatchObject({
      language: 'es',
      url: `${origin}/en/articles/2026/03/01/a-night_AbC12`,
    })
  })
})

describe('the Markdown of a job', () => {
  it.each([
    ['mailto:jobs@acme.example', null, '[Apply for this job](mailto:jobs@acme.example)'],
    [null, 'At the *reception*', 'How to apply: At the \\*reception\\*'],
  ])('with the URL %j and the text %j says how to apply', (applyUrl, applyText, line) => {
    const { head, body } = split(jobMarkdown(makeJob({ applyUrl, applyText }), makeOrganization()))
    expect(head.apply).toBe(applyUrl ?? applyText)
    expect(body).toContain(line)
  })

  const job = makeJob({ applyUrl: 'https://acme.example/apply', startDay: null })

  it('has the facts and texts of its page, and the link to apply', () => {
    const { head, body } = split(jobMarkdown(job, makeOrganization()))
    expect(head).toEqual({
      title: 'Technician',
      url: `${origin}/en/companies/acme/jobs/technician_lyon`,
      language: 'en',
      company: 'Acme',
      places: ['Lyon'],
      contract: 'Permanent, full-time',
      salary: '€30,000 – €35,000 a year',
      remote: 'On site',
      published: '2026-03-02T08:00:00.000Z',
      apply: 'https://acme.example/apply',
    })
    expect(body).toContain(
      [
        '# Technician',
        `[Acme](${origin}/en/companies/acme.md)`,
        [
          '- **Contract:** Permanent, full-time',
          '- **Place:** Headquarters, 1 rue de la Paix, Presqu’île, 69002 Lyon, France',
          '- **Remote work:** On site',
          '- **Salary:** €30,000 – €35,000 a year',
          '- **Experience:** 2 to 3 years',
          '- **Education:** Bachelor’s degree',
          '- **Department:** Workshop',
          '- **Published:** 2 March 2026',
          '- **Reference:** A_b1',
        ].join('\n'),
        '## The job',
      ].join('\n\n'),
    )
    expect(body).toContain('## Who we are looking for\n\nYou like to repair.')
    expect(body.endsWith('## Apply\n\n[Apply for this job](https://acme.example/apply)')).toBe(true)
  })

  it('nests the headings of its texts under its own', () => {
    const text = '<h2>Day</h2><h3>Night</h3>'
    expect(jobMarkdown({ ...job, description: text }, makeOrganization())).toContain(
      '## The job\n\n### Day\n\n#### Night\n',
    )
  })

  it('has no place and no contract for an unsolicited application', () => {
    const { head, body } = split(jobMarkdown({ ...job, isSpontaneous: true }, makeOrganization()))
    expect(Object.keys(head)).not.toContain('contract')
    expect(body).not.toContain('**Place:**')
    expect(body).toContain('[Send an application](https://acme.example/apply)')
  })
})

describe('the Markdown of an organization', () => {
  const about = { jobs: [makeJob({ language: 'fr' })], articles: [makeArticle()] }

  it('has its facts, its texts, and links to the Markdown of its jobs and articles', () => {
    const { head, body } = split(organizationMarkdown(makeOrganization(), about, 'en'))
    expect(head).toMatchObject({ title: 'Acme', url: `${origin}/en/companies/acme`, language: 'en' })
    expect(body).toContain('- **Sectors:** Energy\n- **People:** 250\n- **Founded:** 1998\n')
    expect(body).toContain('## About Acme\n\nMakes **things**.')
    expect(body).toContain(
      `## Jobs at Acme\n\n- [Technician](${origin}/fr/companies/acme/jobs/technician_lyon.md): Lyon, Permanent, full-time`,
    )
    expect(body).toContain(`[A night](${origin}/en/articles/2026/03/01/a-night_AbC12.md)`)
  })

  it('names the language of a text in another language, and states that there are no jobs', () => {
    const organization = makeOrganization({ lookingFors: { fr: '<p>Du monde</p>' } })
    const { body } = split(organizationMarkdown(organization, { jobs: [], articles: [] }, 'en'))
    expect(body).toContain('## Who they are looking for\n\nText in French\n\nDu monde')
    expect(body).toContain('## Jobs at Acme\n\nAcme has no open jobs at the moment.')
  })
})

function only<T>(...items: readonly T[]) {
  return { items, next: null }
}

function makePage(fields: Partial<OwnPage> = {}): OwnPage {
  const texts = { title: 'Imprint', description: null, text: '', file: '' }
  return { locale: 'en', name: 'imprint', key: 'imprint', noindex: false, updated: null, ...texts, ...fields }
}

describe('llms.txt', () => {
  it('is a heading, a summary and lists of links to Markdown alternates', () => {
    const contents = {
      organizations: only(makeOrganization()),
      articles: [makeArticle()],
      jobs: only(makeJob()),
      pages: [makePage(), makePage({ name: 'company/values', title: 'Values', description: 'What counts.' })],
    }
    const [title, summary, , ...sections] = localeLlms(contents, 'en').trim().split('\n\n')
    expect(title).toBe('# Vitrine')
    expect(summary).toMatch(/^> Vitrine tells/)
    expect(sections).toEqual([
      '## Companies',
      `- [Acme](${origin}/en/companies/acme.md): Makes things.`,
      '## Open jobs',
      `- [Technician](${origin}/en/companies/acme/jobs/technician_lyon.md): Acme, Lyon, Permanent, full-time`,
      '## Latest stories',
      `- [A night](${origin}/en/articles/2026/03/01/a-night_AbC12.md): Four people`,
      '## About this site',
      `- [Imprint](${origin}/en/imprint.md)\n- [Values](${origin}/en/company/values.md): What counts.`,
    ])
  })

  it('links to the llms.txt of each locale', () => {
    expect(siteLlms()).toContain(`- [English](${origin}/en/llms.txt): `)
    expect(siteLlms()).toContain(`- [français](${origin}/fr/llms.txt): `)
  })

  it('links to the next part of a list', () => {
    const organizations = { items: [makeOrganization()], next: '/en/llms/companies-3.txt' }
    expect(organizationsLlms(organizations, 'en')).toContain(
      `Makes things.\n- [More of this list](${origin}/en/llms/companies-3.txt)`,
    )
    const jobs = { items: [makeJob()], next: '/en/llms/jobs-2.txt' }
    expect(localeLlms({ organizations: only(), jobs, articles: [], pages: [] }, 'en')).toContain(
      `Permanent, full-time\n- [More of this list](${origin}/en/llms/jobs-2.txt)`,
    )
  })

  it('has no empty section', () => {
    expect(localeLlms({ organizations: only(), articles: [], jobs: only(), pages: [] }, 'fr')).not.toContain(
      '##',
    )
  })
})

describe('hostile names', () => {
  const organization = makeOrganization({ name: hostile, descriptions: { en: hostile }, revenue: hostile })
  const article = makeArticle({ name: hostile, summary: hostile, content: hostile })
  const job = makeJob({ name: hostile, organization, description: hostile })

  it.each([
    ['article', articleMarkdown(article, [organization])],
    ['job', jobMarkdown(job, organization)],
    ['organization', organizationMarkdown(organization, { jobs: [job], articles: [article] }, 'en')],
  ])('change neither the front matter nor the structure of the Markdown: %s', (_, markdown) => {
    const { head, body } = split(markdown)
    expect(head.title).toBe(hostile.replaceAll('\n', ' '))
    expect(head.url).toMatch(/^http:\/\/localhost:3000\/en\//)
    expect(body).not.toMatch(/(^|[^\\])<script/m)
    expect(body).not.toMatch(/(^|[^\\])\]\(javascript:/m)
  })

  it('leave no control character and no unpaired surrogate in any document', () => {
    const broken = 'a\u0000b\u001b[1m\ud800c'
    const company = makeOrganization({ name: broken, descriptions: { en: broken }, revenue: broken })
    const story = makeArticle({ name: broken, summary: broken, content: broken })
    const opening = makeJob({ name: broken, organization: company, description: broken })
    const contents = { organizations: only(company), articles: [story], jobs: only(opening), pages: [] }
    for (const document of [
      articleMarkdown(story, [company]),
      jobMarkdown(opening, company),
      organizationMarkdown(company, { jobs: [opening], articles: [story] }, 'en'),
      localeLlms(contents, 'en'),
    ]) {
      expect(document).toContain('ab')
      expect(document).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u)
      expect(document).not.toMatch(/\\u(00[01]|d8)/i)
    }
  })

  it('take one line each in llms.txt', () => {
    const contents = { organizations: only(organization), articles: [article], jobs: only(job), pages: [] }
    const lines = localeLlms(contents, 'en').split('\n')
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(3)
    expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(4)
  })
})
