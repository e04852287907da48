import { embedWire } from '@vitrine/api-contract/embed'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFiles, makeJob } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    const files = makeFiles()
    files['jobs/acme/older.yaml'] = makeJob({
      reference: 'JOB_older',
      published_at: '2026-09-05T08:30:00+02:00',
      archived_at: '2026-08-01T00:00:00+02:00',
      created_at: '2022-08-15T22:05:00Z',
      start_date: undefined,
      department: undefined,
      salary: undefined,
      contract_type: 'WORK_STUDY',
      description: '<p onclick="x()">Safe</p><script>alert(1)</script>',
      sites: ['acme-careers'],
    })
    // What an editor takes back keeps its date.
    files['jobs/acme/taken-back.yaml'] = makeJob({ reference: 'JOB_taken_back', status: 'draft' })
    api = await startApi(files, engine)
  })
  afterAll(() => api.stop())

  async function embed(reference = 'AcmE01') {
    const response = await api.get(`/embed?organization_reference=${reference}`, null)
    return embedWire.parse(await response.json())
  }

  async function embedJob(reference: string) {
    const { jobs } = await embed()
    return jobs.find((job) => job.reference === reference)
  }

  describe('embed', () => {
    test('lists the published jobs, newest first, with the spontaneous application', async () => {
      const { name, jobs } = await embed()
      expect(name).toBe('Acme & Sons')
      expect(jobs.map((job) => job.reference)).toEqual(['WTTJ_gld0A7L', 'JOB_older', 'JOB_spontaneous'])
    })

    test.each([
      ['job_reference=JOB_older', ['JOB_older'], null],
      ['job_reference=none', [], null],
      ['job_reference=JOB_draft', [], null],
      ['per_page=2', ['WTTJ_gld0A7L', 'JOB_older'], ['3', '2', '2', '1', '0']],
      ['per_page=2&page=2', ['JOB_spontaneous'], ['3', '2', '2', '2', '2']],
      ['page=1', ['WTTJ_gld0A7L', 'JOB_older', 'JOB_spontaneous'], ['3', '1', '100', '1', '0']],
      ['page=9&job_reference=JOB_older', [], ['1', '1', '100', '9', '800']],
    ])('with %s has the jobs %j and the page headers %j', async (query, references, pageHeaders) => {
      const response = await api.get(`/embed?organization_reference=AcmE01&${query}`, null)
      const { name, jobs } = embedWire.parse(await response.json())
      expect([name, jobs.map(({ reference }) => reference)]).toEqual(['Acme & Sons', references])
      const names = ['X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Offset']
      expect(names.map((header) => response.headers.get(header))).toEqual(
        pageHeaders ?? names.map(() => null),
      )
    })

    test('has the link to the next page of its jobs', async () => {
      const response = await api.get('/embed?organization_reference=AcmE01&per_page=2', null)
      expect(response.headers.get('Link')).toContain(
        '<?organization_reference=AcmE01&per_page=2&page=2>; rel="next"',
      )
    })

    test('has both names of the fields that the hosted service and the description name differently', async () => {
      const { jobs, websites } = await embed()
      expect(jobs[0]?.websites_urls[0]).toMatchObject({
        reference: 'acme-careers',
        website_reference: 'acme-careers',
      })
      expect(websites[0]).toEqual({
        reference: 'acme-careers',
        kind: 'single',
        url: 'https://jobs.acme.example',
        root_url: 'https://jobs.acme.example',
        organization_url: 'https://jobs.acme.example/us',
      })
      expect(websites[1]).toMatchObject({
        root_url: 'https://board.example',
        organization_url: 'https://board.example/companies/acme',
      })
    })

    test('has the URL of the careers site first', async () => {
      const job = await embedJob('WTTJ_gld0A7L')
      expect(job?.websites_urls.map(({ url }) => url)).toEqual([
        'https://jobs.acme.example/jobs/engineer_Lyon_ACME_ab12Cd',
        'https://board.example/companies/acme/jobs/engineer_Lyon_ACME_ab12Cd',
      ])
    })

    test('has the slug unchanged, with its case and underscores', async () => {
      expect((await embedJob('WTTJ_gld0A7L'))?.slug).toBe('engineer_Lyon_ACME_ab12Cd')
    })

    test('has dates and contract types in the languages of the hosted service', async () => {
      expect(await embedJob('WTTJ_gld0A7L')).toMatchObject({
        created_at: { fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' },
        start_date: { fr: '04 Janvier 2027', en: '04 January 2027' },
        published_at: '2026-10-05T08:30:00.000+02:00',
        contract_type: {
          fr: 'CDI',
          en: 'Full-Time',
          es: expect.any(String),
          cs: expect.any(String),
          sk: expect.any(String),
        },
        office: { id: 102, city: 'Wien', country: { fr: 'Autriche', en: 'Austria' } },
        offices: [{ id: 102 }, { id: 101 }],
        department: { id: 11, name: 'Engineering' },
        remote: 'no',
      })
    })

    test('has times in Paris time, also in summer', async () => {
      expect((await embedJob('JOB_older'))?.created_at.fr).toBe('Le 16 Août 2022 à 00h05')
    })

    test('has the words of an unknown contract token in every language', async () => {
      const labels = (await embedJob('JOB_older'))?.contract_type
      expect(labels).toEqual({
        fr: 'Work study',
        en: 'Work study',
        es: 'Work study',
        cs: 'Work study',
        sk: 'Work study',
      })
    })

    test('has no key for an unset start date, and a salary object for an unset salary', async () => {
      const job = await embedJob('JOB_older')
      expect(job).not.toHaveProperty('start_date')
      expect(job?.salary).toEqual({ min: '', max: '', currency: 'EUR', period: 'none' })
      expect(job?.department).toEqual({})
    })

    test('has empty objects, never null, for the unset fields of the spontaneous application', async () => {
      expect(await embedJob('JOB_spontaneous')).toMatchObject({
        office: {},
        offices: [],
        department: {},
        contract_type: {},
        profile: '',
        recruitment_process: '',
        cms_sites_references: ['board'],
      })
    })

    test('has sanitized texts', async () => {
      expect((await embedJob('JOB_older'))?.description).toBe('<p>Safe</p>')
    })

    test('has empty lists for an organization without jobs and websites', async () => {
      expect(await embed('acme01')).toEqual({ name: 'lower', jobs: [], websites: [] })
    })
  })

  describe('a request for embed', () => {
    test.each([
      '/embed/?organization_reference=AcmE01',
      '/embed?organization_reference=AcmE01&token=junk&utm_source=x&utm_source=y',
    ])('to %s gets 200 and any origin may read it', async (path) => {
      const response = await api.get(path, 'junk')
      expect(response.status).toBe(200)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    })

    test.each([
      ['/embed', 400, 'organization_reference is missing'],
      ['/embed/', 400, 'organization_reference is missing'],
      ['/embed?organization_reference=', 400, 'organization_reference is invalid'],
      ['/embed?organization_reference=a&organization_reference=b', 400, 'organization_reference is invalid'],
      ['/embed?organization_reference=ACME01', 404, 'there is no such organization'],
    ])('to %s gets %i, readable by any origin', async (path, status, description) => {
      const response = await api.get(path, null)
      expect(response.status).toBe(status)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(await response.json()).toMatchObject({ error_description: description })
    })

    test('with HEAD gets the headers and no body', async () => {
      const path = '/api/v1/embed?organization_reference=AcmE01'
      const response = await api.app.request(path, { method: 'HEAD' })
      expect(response.status).toBe(200)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(await response.text()).toBe('')
    })

    test('from another origin can be preceded by a CORS preflight', async () => {
      for (const path of ['/api/v1/embed', '/api/v1/embed/']) {
        const response = await api.app.request(path, {
          method: 'OPTIONS',
          headers: { Origin: 'https://a.example', 'Access-Control-Request-Headers': 'Authorization' },
        })
        expect(response.status).toBe(204)
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
        expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization')
      }
    })

    test('that is conditional gets 304, readable by any origin', async () => {
      const path = '/api/v1/embed?organization_reference=AcmE01'
      const etag = (await api.app.request(path)).headers.get('ETag') ?? ''
      expect(etag).toMatch(/^W\//)
      const response = await api.app.request(path, { headers: { 'If-None-Match': etag } })
      expect(response.status).toBe(304)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    })
  })
})
