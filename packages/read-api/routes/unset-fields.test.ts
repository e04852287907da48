import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Files, makeArticle, makeFiles, makeJob } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

/** Records of a content folder with their required fields only. */
function makeBareFiles(): Files {
  const bareJob = {
    name: 'Bare',
    language: 'fr',
    created_at: '2026-01-01T00:00:00Z',
    description: '<p>Text</p>',
    contract_type: 'OTHER',
  }
  return {
    ...makeFiles(),
    'organizations/bare.yaml': {
      reference: 'Bare01',
      name: 'Bare',
      slug: 'bare',
      default_language: 'fr',
      websites: [{ site: 'board' }],
      offices: [{ id: 1, name: 'HQ', city: 'Lyon', country_code: 'FR' }],
      images: [{ name: 'Workshop', file: '/media/workshop.webp' }],
      videos: [{ reference: 'film', source: 'other', external_reference: 'f1', name: 'Film' }],
    },
    'jobs/bare/draft.yaml': { ...bareJob, reference: 'BARE_draft', status: 'draft' },
    'jobs/bare/planned.yaml': {
      ...bareJob,
      ...{ reference: 'BARE_planned', status: 'draft', published_at: '2026-10-05T08:30:00Z' },
    },
    'jobs/bare/open.yaml': {
      ...bareJob,
      contract_type: undefined,
      ...{
        reference: 'BARE_open',
        status: 'published',
        published_at: '2026-10-05T08:30:00Z',
        spontaneous: true,
      },
    },
    'jobs/bare/paid.yaml': makeJob({
      ...{ reference: 'BARE_paid', offices: [1], department: undefined },
      salary: { min: 11.65, currency: null, period: 'HOUR' },
    }),
    'articles/en/bare.md': `---\n{"reference":"BareA1","name":"Bare","published_at":"2026-03-01T00:00:00Z"}\n---\nText`,
    'articles/en/video.md': makeArticle({
      ...{ reference: 'BareV1', video: { source: 'other', external_reference: 'f1', name: 'Film' } },
    }),
  }
}

let api: TestApi
beforeAll(async () => {
  api = await startApi(makeBareFiles())
})
afterAll(() => api.stop())

const operations = {
  organization:
    '/external/organizations?cms_sites_references=board&offices=true&images=true&videos=true&per_page=100',
  job: '/external/jobs/BARE_open?office=true&stages=true&organization=true&websites=true&application_fields=true',
  draft: '/external/jobs/BARE_draft',
  planned: '/external/jobs/BARE_planned',
  paid: '/external/jobs/BARE_paid',
  embed: '/embed?organization_reference=Bare01',
  articles: '/external/cms/articles/all?per_page=100',
}

type Operation = keyof typeof operations

/** The fields that the description of the API calls nullable. */
const nullable = new Set([
  ...[
    'turnover',
    'parity_men',
    'parity_women',
    'cover_url',
    'contract_duration_min',
    'contract_duration_max',
  ],
  ...['department_id', 'published_at', 'archived_at', 'is_active', 'brand_id'],
])

test.each(Object.keys(operations) as Operation[])(
  'the operation %s has null in the fields only that the description calls nullable',
  async (operation) => {
    const found = nullsOf(await api.getJson(operations[operation]))
    expect([...found].filter((name) => !nullable.has(name))).toEqual([])
  },
)

test.each<[Operation, string, unknown]>([
  ['organization', 'logo_url', ''],
  ['organization', 'media_website_url', ''],
  ['organization', 'media_twitter', ''],
  ['organization', 'description', ''],
  ['organization', 'revenue', ''],
  ['organization', 'nb_employees', 0],
  ['organization', 'average_age', 0],
  ['organization', 'creation_year', 0],
  ['organization', 'turnover', null],
  ['organization', 'parity_men', null],
  ['organization', 'sectors', []],
  ['organization', 'subsidiaries', []],
  ['organization', 'i18n_covers', {}],
  ['organization', 'websites.0.cover_url', null],
  ['organization', 'videos.0.url', ''],
  ['organization', 'videos.0.image.url', ''],
  ['organization', 'videos.0.image.thumb.url', ''],
  ['organization', 'videos.0.details', {}],
  ['job', 'external_reference', ''],
  ['job', 'profile', ''],
  ['job', 'company_description', ''],
  ['job', 'apply_url', ''],
  ['job', 'experience_level', ''],
  ['job', 'education_level', ''],
  ['job', 'contract_type', ''],
  ['job', 'contract_duration_min', null],
  ['job', 'start_date', ''],
  ['job', 'department_id', null],
  ['job', 'office_id', 0],
  ['job', 'remote', ''],
  ['job', 'salary', { min: '', max: '', currency: 'EUR', period: 'none' }],
  ['job', 'office', {}],
  ['job', 'offices', []],
  ['job', 'organization.logo', ''],
  ['job', 'organization.description', ''],
  ['draft', 'published_at', null],
  ['planned', 'published_at', null],
  ['paid', 'salary', { min: '11.65', max: '', currency: '', period: 'hourly' }],
  ['embed', 'jobs.1.remote', 'no'],
  ['embed', 'jobs.0.remote', ''],
  ['embed', 'jobs.0.office', {}],
  ['embed', 'jobs.0.department', {}],
  ['embed', 'jobs.0.contract_type', {}],
  ['embed', 'jobs.0.salary', { min: '', max: '', currency: 'EUR', period: 'none' }],
  ['articles', '1.image_url', ''],
  ['articles', '1.social_image_url', ''],
  ['articles', '1.cms_video', {}],
  ['articles', '1.seo_title', ''],
  ['articles', '0.organizations.0.logo_url', 'https://site.example/media/acme.webp'],
  ['articles', '0.cms_video.image.url', ''],
  ['articles', '0.cms_video.is_active', null],
])('the operation %s sends %s as %j where it is unset', async (operation, path, expected) => {
  const body = await api.getJson(operations[operation])
  const isBare = (record: { reference: string }) => record.reference.startsWith('Bare')
  const records = operation === 'articles' ? body.filter(isBare) : body
  const record = operation === 'organization' ? body.find(isBare) : records
  expect(path.split('.').reduce((value, key) => value?.[key], record)).toEqual(expected)
})

test('embed has no draft', async () => {
  const { jobs } = await api.getJson(operations.embed)
  expect(jobs.map(({ reference }: { reference: string }) => reference).sort()).toEqual([
    'BARE_open',
    'BARE_paid',
  ])
})

/** The names of the fields whose value is null, at any depth. */
function nullsOf(value: unknown, name = ''): Set<string> {
  if (value === null) return new Set([name])
  if (typeof value !== 'object') return new Set()
  return new Set(
    Object.entries(value).flatMap(([key, child]) => [...nullsOf(child, Array.isArray(value) ? name : key)]),
  )
}
