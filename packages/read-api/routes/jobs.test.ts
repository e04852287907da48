import { jobWire } from '@vitrine/api-contract/job'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFiles, makeJob } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

const path = '/external/jobs/WTTJ_gld0A7L'
/** A job with the spellings of other serializers and of older documents (docs/read-api-behaviour.md, sections 2 and 5). */
const respelled = makeJob({
  reference: 'JOB_respelled',
  contract_type: 'part-time',
  experience_level: '2_to_3_years',
  education_level: 'bac_5',
  remote: 'FULLTIME',
  salary: { min: 1, currency: 'EUR', period: 'Yearly' },
  application_fields: { resume: 'Mandatory' },
  stages: ['INITIAL', 'to_meet', 'interviewed', 'made_offer', 'archived', 'refused', 'x-1'].map(
    (reference, index) => ({ id: index + 1, name: reference, reference }),
  ),
})
const everyBlock =
  '?stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi({ ...makeFiles(), 'jobs/acme/respelled.yaml': respelled }, engine)
  })
  afterAll(() => api.stop())

  describe('a job', () => {
    test('has no blocks unless they are requested', async () => {
      const body = await api.getJson(path)
      expect(body).toMatchObject({
        external_reference: 'HR-14',
        organization_reference: 'AcmE01',
        start_date: '2027-01-04T00:00:00.000+01:00',
        published_at: '2026-10-05T08:30:00.000+02:00',
        created_at: '2021-11-15T10:30:00.000+01:00',
        archived_at: null,
        company_description: '',
        contract_duration_min: null,
        department_id: 11,
        office_id: 102,
        remote: 'no',
        cms_sites_references: 'board,acme-careers',
        salary: { min: '32000', max: '38000', currency: 'EUR', period: 'yearly' },
      })
      for (const block of [
        'stages',
        'office',
        'candidates_count',
        'application_fields',
        'organization',
        'websites',
      ]) {
        expect(body).not.toHaveProperty(block)
      }
    })

    test('has every requested block', async () => {
      const body = await api.getJson(`${path}${everyBlock}`)
      expect(body).toMatchObject({
        stages: [
          { id: 1, reference: 'initial', visible: true, candidates_count: 4 },
          { id: 2, reference: null, visible: false, candidates_count: 3 },
        ],
        candidates_count: 7,
        office: { id: 102, country_code: 'AT' },
        offices: [{ id: 102 }, { id: 101 }],
        application_fields: [
          { name: 'resume', mode: 'mandatory' },
          { name: 'portfolio', mode: 'disabled' },
        ],
        organization: { name: 'Acme & Sons', slug: 'acme', logo: 'https://site.example/media/acme.webp' },
        websites: [
          { reference: 'acme-careers', url: 'https://jobs.acme.example/jobs/engineer_Lyon_ACME_ab12Cd' },
          { reference: 'board', url: 'https://board.example/companies/acme/jobs/engineer_Lyon_ACME_ab12Cd' },
        ],
      })
    })

    test('has stages without counters unless counters are requested', async () => {
      const body = await api.getJson(`${path}?stages=true`)
      expect(body.stages[0]).not.toHaveProperty('candidates_count')
    })

    test.each([
      ['JOB_draft', { status: 'draft', published_at: null }],
      ['JOB_archived', { status: 'archived', archived_at: '2026-02-01T00:00:00.000+01:00' }],
      ['JOB_spontaneous', { office_id: 0, department_id: null, contract_type: '', start_date: '' }],
    ])('%s gets 200 whatever its status', async (reference, expected) => {
      const body = await api.getJson(`/external/jobs/${reference}?office=true`)
      expect(jobWire.parse(body)).toMatchObject(expected)
    })

    test('has tokens and stage references in the spelling of the description, whatever its file has', async () => {
      const body = await api.getJson(`/external/jobs/JOB_respelled${everyBlock}`)
      expect(body).toMatchObject({
        contract_type: 'PART_TIME',
        experience_level: '2_TO_3_YEARS',
        education_level: 'BAC_5',
        remote: 'fulltime',
        salary: { period: 'yearly' },
        application_fields: [{ name: 'resume', mode: 'mandatory' }],
      })
      expect(body.stages.map(({ reference }: { reference: unknown }) => reference)).toEqual([
        'initial',
        null,
        null,
        null,
        null,
        'refused',
        null,
      ])
      const { jobs } = await api.getJson('/embed?organization_reference=AcmE01')
      const embedded = jobs.find(({ reference }: { reference: unknown }) => reference === 'JOB_respelled')
      expect(embedded).toMatchObject({
        remote: 'fulltime',
        salary: { period: 'yearly' },
        contract_type: { fr: 'Temps partiel' },
      })
    })

    test('without an office has an empty object and an empty array in its office block', async () => {
      expect(await api.getJson('/external/jobs/JOB_spontaneous?office=true')).toMatchObject({
        office: {},
        offices: [],
      })
    })

    test('without a salary has an undisclosed salary object', async () => {
      const { salary } = await api.getJson('/external/jobs/JOB_spontaneous')
      expect(salary).toEqual({ min: '', max: '', currency: 'EUR', period: 'none' })
    })
  })

  describe('a request for a job', () => {
    test.each(['unknown', 'wttj_gld0A7L', '%27or%271', 'a%2Fb', '..%2f..%2fetc'])(
      'with the unknown reference %s gets 404',
      async (reference) => {
        const response = await api.get(`/external/jobs/${reference}`)
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ error: 'not_found' })
      },
    )

    test.each([
      [`/external/jobs/${'a'.repeat(101)}`, 'reference is invalid'],
      ['/external/jobs/%20', 'reference is invalid'],
      ['/external/jobs/a%00b', 'reference is invalid'],
      [`${path}?stages=yes`, 'stages is invalid'],
      [`${path}?office=`, 'office is invalid'],
      [`${path}?websites=true&websites=true`, 'websites is invalid'],
      [`${path}?candidates_count=1&organization=0`, 'candidates_count is invalid, organization is invalid'],
      [`${path}?application_fields=%20true`, 'application_fields is invalid'],
    ])('for %s gets 400 before its token is checked', async (url, description) => {
      const response = await api.get(url, null)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ error: 'validation_failed', error_description: description })
    })

    test('without a token or scope gets the same status whether or not the job exists', async () => {
      const articlesOnly = await api.tokenFor('cms_articles_r')
      for (const reference of ['WTTJ_gld0A7L', 'unknown']) {
        expect((await api.get(`/external/jobs/${reference}`, null)).status).toBe(401)
        expect((await api.get(`/external/jobs/${reference}`, articlesOnly)).status).toBe(403)
      }
    })

    test.each([
      ['', ['offices_r'], 'jobs_r or jobs_rw'],
      ['?office=true', ['jobs_r'], 'offices_r'],
      ['?office=true', ['jobs_r', 'su_offices_r'], 'offices_r'],
      ['?candidates_count=true', ['jobs_rw'], 'candidates_r or candidates_rw'],
      [everyBlock, ['jobs_r'], 'offices_r, candidates_r or candidates_rw'],
    ] as const)('with %s and the scopes %j gets 403 with the scope %s', async (query, granted, missing) => {
      const response = await api.get(`${path}${query}`, await api.tokenFor(...granted))
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        error: 'invalid_scope',
        error_description: `missing scope: ${missing}`,
      })
    })

    test.each([
      ['', ['jobs_r']],
      ['', ['jobs_rw']],
      ['?stages=true&application_fields=true&organization=true&websites=true', ['jobs_r']],
      ['?office=false&candidates_count=false', ['jobs_r']],
      ['?office=true', ['jobs_r', 'offices_r']],
      ['?candidates_count=true', ['jobs_r', 'candidates_rw']],
      [everyBlock, ['jobs_rw', 'offices_r', 'candidates_r']],
    ] as const)('with %s and the scopes %j gets 200', async (query, granted) => {
      expect((await api.get(`${path}${query}`, await api.tokenFor(...granted))).status).toBe(200)
    })
  })
})
