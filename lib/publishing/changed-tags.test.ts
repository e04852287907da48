import type { JsonObject } from '@vitrine/content-store/records/json'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StateChange } from './changed-tags'

const now = new Date('2026-06-01T12:00:00Z')

const article = (fields: JsonObject = {}): JsonObject => ({
  ...{ name: 'Night', language: 'en', published_at: '2026-05-01T08:00:00Z' },
  categories: [{ reference: 'craft', name: 'Craft' }],
  collections: [{ reference: 'nights', title: 'Nights' }],
  organizations: [{ slug: 'acme', name: 'Acme' }],
  ...fields,
})
const organization = (fields: JsonObject = {}): JsonObject => ({
  ...{ name: 'Acme', slug: 'acme', sites: ['site'], logo_url: '/media/a.png' },
  ...fields,
})
const job = (fields: JsonObject = {}): JsonObject => ({
  ...{ organization_reference: 'o1', name: 'Turner', slug: 'turner_lyon', status: 'published' },
  ...{ open: 1, websites: [] },
  ...fields,
})

const ofArticle = ['articles:en', 'category:craft', 'collection:nights', 'organization-articles:acme']
const ofOrganization = ['organization:r', 'organization-slug:acme', 'organizations']
const ofName = [
  'employers:one',
  'organization-jobs:r',
  'jobs',
  'organization-articles:acme',
  'featured-jobs:acme',
]
const ofJob = ['job:r', 'jobs', 'organization-jobs:o1']

type Case = [
  name: string,
  kind: StateChange['kind'],
  before: JsonObject | null,
  after: JsonObject | null,
  tags: string[],
  newTags: string[],
]

const scheduled = { published_at: '2026-06-01T12:00:01Z' }
const cases: Case[] = [
  ['a new article', 'article', null, article(), ['article:r', ...ofArticle], ['article:r']],
  ['an article whose text changed', 'article', article(), article(), ['article:r'], []],
  [
    'an article with another title',
    ...(['article', article(), article({ name: 'Day' })] as const),
    ...[['article:r', ...ofArticle], ['article:r']],
  ] as Case,
  [
    'an article that moved to another category',
    ...(['article', article(), article({ categories: [{ reference: 'travel', name: 'Travel' }] })] as const),
    ...[['article:r', ...ofArticle, 'category:travel'], []],
  ] as Case,
  [
    'an article in another language',
    ...(['article', article(), article({ language: 'fr-CA' })] as const),
    ...[['article:r', 'articles:fr', ...ofArticle], ['article:r']],
  ] as Case,
  [
    'an article in a language without an interface',
    ...([
      'article',
      null,
      article({ language: 'nl', categories: [], collections: [], organizations: [] }),
    ] as const),
    ...[['article:r', 'articles:nl', 'articles:en'], ['article:r']],
  ] as Case,
  ['an unpublished article', 'article', article(), null, ['article:r', ...ofArticle], []],
  ['a scheduled article', 'article', null, article(scheduled), [], []],
  [
    'a scheduled article that changed',
    'article',
    article(scheduled),
    article({ ...scheduled, name: 'x' }),
    [],
    [],
  ],
  [
    'an article that is scheduled for later',
    ...(['article', article(), article(scheduled)] as const),
    ...[['article:r', ...ofArticle], []],
  ] as Case,
  [
    'a new organization',
    'organization',
    null,
    organization(),
    [...ofOrganization, ...ofName],
    [...['organization:r', 'organization-slug:acme', 'organization-jobs:r']],
  ],
  [
    'an organization whose texts changed',
    ...(['organization', organization(), organization({ updated_at: '2026-05-09T00:00:00Z' })] as const),
    ...[ofOrganization, []],
  ] as Case,
  [
    'an organization with another logo',
    ...(['organization', organization(), organization({ logo_url: '/media/b.png' })] as const),
    ...[[...ofOrganization, ...ofName], []],
  ] as Case,
  [
    'an organization with another slug',
    ...(['organization', organization(), organization({ slug: 'acme-group' })] as const),
    ...[
      [
        ...[...ofOrganization, 'organization-slug:acme-group', ...ofName],
        ...['organization-articles:acme-group', 'featured-jobs:acme-group'],
      ],
      ['organization:r', 'organization-slug:acme-group', 'organization-jobs:r'],
    ],
  ] as Case,
  [
    'an organization of other sites',
    'organization',
    null,
    organization({ sites: ['x'] }),
    ['organization:r'],
    [],
  ],
  ['a new job', 'job', null, job(), ofJob, ['job:r', 'organization-jobs:o1']],
  ['a job whose text changed', 'job', job(), job(), ofJob, []],
  ['a job that embed responses no longer have', 'job', job(), job({ open: 0 }), ofJob, []],
  ['a job that is archived', 'job', job(), job({ status: 'archived' }), ofJob, []],
  ['a job that is open again', 'job', job({ open: 0 }), job(), ofJob, ['job:r', 'organization-jobs:o1']],
  ['a closed job that changed', 'job', job({ open: 0 }), job({ open: 0, name: 'x' }), ['job:r'], []],
  [
    'a job of another organization',
    ...(['job', job(), job({ organization_reference: 'o2' })] as const),
    ...[
      [...ofJob, 'organization-jobs:o2'],
      ['job:r', 'organization-jobs:o2'],
    ],
  ] as Case,
]

async function load(settings: Record<string, string> = {}) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ SITE_REFERENCE: 'site', ...settings })) vi.stubEnv(name, value)
  return (await import('./changed-tags')).tagsOfChange
}

describe('the tags of a change', () => {
  test.each(cases)('%s', async (_, kind, before, after, tags, newTags) => {
    const tagsOfChange = await load()
    const found = tagsOfChange({ kind, reference: 'r', before, after }, now)
    expect({ tags: found.tags.toSorted(), newTags: found.newTags }).toEqual({
      tags: tags.toSorted(),
      newTags,
    })
  })

  test('an article counts only in one of the site’s indexes', async () => {
    const tagsOfChange = await load({ ARTICLE_INDEX: 'news,press' })
    const of = (indexed: string[]) => ({
      ...{ kind: 'article' as const, reference: 'r', before: null },
      after: article({ indexed }),
    })
    expect(tagsOfChange(of(['other']), now).tags).toEqual(['article:r'])
    expect(tagsOfChange(of(['press']), now).tags).toContain('articles:en')
  })

  test('an organization of the site of one employer makes pages of several stale, and the employer all pages', async () => {
    const tagsOfChange = await load()
    const { setEmployer } = await import('@/lib/employer')
    onTestFinished(() => setEmployer(null))
    setEmployer({ reference: 'r', slug: 'acme', name: 'Acme', logo: null, isOnly: true })
    const employersOf = (before: JsonObject | null, after: JsonObject | null) =>
      tagsOfChange({ kind: 'organization', reference: 'r', before, after }, now).tags.filter((tag) =>
        tag.startsWith('employers'),
      )
    expect(employersOf(organization({ slug: 'bolt' }), null)).toEqual(['employers:several'])
    expect(employersOf(organization(), organization({ name: 'Acme SA' }))).toEqual([
      'employers:several',
      'employers:one',
    ])
    expect(employersOf(organization(), organization({ text: 'New' }))).toEqual([])
  })

  test('an organization of ORGANIZATION_REFERENCES has the slug of its name', async () => {
    const tagsOfChange = await load({ ORGANIZATION_REFERENCES: 'r' })
    const change = {
      kind: 'organization' as const,
      reference: 'r',
      before: null,
      after: { name: 'Ma Société' },
    }
    expect(tagsOfChange(change, now).tags).toContain('organization-slug:ma-societe')
  })

  test('a job counts only on the websites of JOB_WEBSITES', async () => {
    const tagsOfChange = await load({ JOB_WEBSITES: 'mine' })
    const of = (websites: string[]) => ({
      ...{ kind: 'job' as const, reference: 'r', before: null },
      after: job({ websites }),
    })
    expect(tagsOfChange(of(['other']), now).tags).toEqual(['job:r'])
    expect(tagsOfChange(of(['mine']), now).tags).toContain('jobs')
  })
})
