import { articleWire } from '@vitrine/api-contract/article'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmbeddedApi, type EmbeddedApi } from './embedded'
import { type Files, makeArticle, makeFiles, makeOrganization } from './testing/content-folder'
import { importedAt, importFiles, startApi, type TestApi } from './testing/test-api'

const siteUrl = 'https://site.example'
const path = 'articles/en/night-shift.md'
const secret = 'Zyxquon'
const later = new Date('2026-12-24T00:00:00.000Z')
const latest = new Date('2027-01-02T00:00:00.000Z')

/** Shares every target and most of its title with the published article. */
const draft = {
  reference: 'DrAfT01',
  status: 'draft',
  name: `What the night shift taught us ${secret}`,
  content: secret,
}
const withDraft = (fields: Record<string, unknown> = {}): Files => ({
  ...makeFiles(),
  'articles/en/draft.md': makeArticle({ ...draft, ...fields }),
})

/** Every operation, and every filter and order of the articles list. */
const requests = [
  ...['', 'indexed=news', 'category_reference=cat-craft', 'collection_reference=5f0c6a2e9b', 'language=en'],
  ...['organization_reference=AcmE01', 'published_after=2026-03-02', 'published_before=2026-03-03'],
  ...['updated_after=2020-01-01', 'created_after=2020-01-01', `q=${secret}`, 'q=night', 'q=Zy', 'q=z'],
  ...['order_by=published_at:asc', 'order_by=published_at:desc', 'per_page=1&page=1', 'per_page=1&page=2'],
  ...['indexed=news&category_reference=cat-craft&q=night', 'language=en&q=ni', 'status=draft'],
].map((query) => `/external/cms/articles/all?${query}`)
const otherRequests = [
  '/external/cms/articles/all/DrAfT01',
  '/external/cms/articles/DrAfT01',
  '/external/jobs/DrAfT01',
  '/external/jobs/WTTJ_gld0A7L?stages=true&office=true&organization=true&websites=true',
  '/external/organizations?cms_sites_references=board&offices=true&images=true&videos=true',
  '/embed?organization_reference=AcmE01',
  '/embed?organization_reference=DrAfT01',
]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let embedded: EmbeddedApi

  const importInto = (files: Files, now = later) => importFiles(api.databaseUrl, files, now)
  const countsOf = async (files: Files, now?: Date) => {
    const summary = await importInto(files, now)
    const ofKind = (kind: string) => summary.find((tally) => tally.kind === kind)
    const numbers = (kind: string) => {
      const { added, changed, unchanged, removed } = ofKind(kind) ?? {}
      return [added, changed, unchanged, removed]
    }
    return { articles: numbers('articles'), drafts: numbers('article_drafts') }
  }
  /** The texts and totals of all responses. */
  const readAll = async () => {
    const texts: Record<string, string> = {}
    for (const request of [...requests, ...otherRequests]) {
      const response = await api.get(request)
      const headers = ['x-total', 'x-total-pages', 'last-modified', 'etag'].map((name) =>
        response.headers.get(name),
      )
      texts[request] = JSON.stringify([response.status, ...headers, await response.text()])
    }
    return texts
  }

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
    embedded = createEmbeddedApi({ databaseUrl: api.databaseUrl, siteUrl, scopes: [] })
  })
  afterAll(() => api.stop())

  describe('a draft of an article', () => {
    test('changes no byte of any response', async () => {
      const before = await readAll()
      expect(await countsOf(withDraft())).toEqual({ articles: [0, 0, 1, 0], drafts: [1, 0, 0, 0] })
      const after = await readAll()
      expect(after).toEqual(before)
      expect(Object.values(after).join()).not.toContain(secret)
    })

    test('is unchanged if the folder is imported again', async () => {
      await importInto(withDraft())
      expect((await countsOf(withDraft(), latest)).drafts).toEqual([0, 0, 1, 0])
    })

    test('has the form of the list operation, with its status and its last change', async () => {
      await importInto(withDraft())
      const found = await embedded.getArticleDraft('DrAfT01')
      const { status, updated_at, ...wire } = found ?? {}
      expect({ status, updated_at }).toEqual({ status: 'draft', updated_at: '2026-12-24T00:00:00.000+00:00' })
      expect(articleWire.parse(wire)).toEqual(wire)
      const [published] = await api.getJson('/external/cms/articles/all')
      expect(wire).toEqual({
        ...published,
        reference: 'DrAfT01',
        name: draft.name,
        content: secret,
        url: `${siteUrl}/en/articles/2026/03/02/what-the-night-shift-taught-us-zyxquon_DrAfT01`,
      })
    })

    test('without a time of publication has neither that time nor a URL', async () => {
      await importInto(withDraft({ published_at: undefined }))
      expect(await embedded.getArticleDraft('DrAfT01')).toMatchObject({ published_at: null, url: null })
      const url = 'https://magazine.example/night'
      await importInto(withDraft({ published_at: undefined, url }))
      expect(await embedded.getArticleDraft('DrAfT01')).toMatchObject({ published_at: null, url })
    })

    test('shows an organization with its new reference', async () => {
      await importInto({
        ...withDraft(),
        'organizations/acme.yaml': makeOrganization({ reference: 'AcmE02', name: 'Acme new' }),
      })
      const found = await embedded.getArticleDraft('DrAfT01')
      expect(found?.organizations.map(({ name }) => name)).toEqual(['Acme new'])
      await importInto(makeFiles())
    })

    test('becomes a published article that every list has', async () => {
      await importInto(withDraft())
      const files = withDraft({ status: 'published' })
      expect(await countsOf(files)).toEqual({ articles: [1, 0, 1, 0], drafts: [0, 0, 0, 1] })
      expect(await embedded.getArticleDraft('DrAfT01')).toBeNull()
      expect(await api.getJson(`/external/cms/articles/all?q=${secret}`)).toHaveLength(1)
      expect((await api.get('/external/cms/articles/all')).headers.get('x-total')).toBe('2')
    })

    test('that was a published article leaves every list', async () => {
      await importInto(makeFiles())
      const files = { ...makeFiles(), [path]: makeArticle({ status: 'draft' }) }
      expect(await countsOf(files)).toEqual({ articles: [0, 0, 0, 1], drafts: [1, 0, 0, 0] })
      for (const request of requests) expect((await api.get(request)).headers.get('x-total')).toBe('0')
      expect(await embedded.getArticleDraft('AbC12dE')).toMatchObject({
        name: 'What the night shift taught us',
      })
      expect(await countsOf(makeFiles())).toEqual({ articles: [1, 0, 0, 0], drafts: [0, 0, 0, 1] })
    })

    test('is removed with its file', async () => {
      await importInto(withDraft())
      expect((await countsOf(makeFiles())).drafts).toEqual([0, 0, 0, 1])
      expect(await embedded.getArticleDraft('DrAfT01')).toBeNull()
    })
  })

  test('the list of drafts has the last changed one first, page by page', async () => {
    const drafts = (changed: string) =>
      Object.fromEntries(
        ['a', 'b', 'c'].map((reference) => [
          `articles/en/${reference}.md`,
          makeArticle({
            ...draft,
            reference,
            name: reference === changed ? 'Changed' : `Draft ${reference}`,
          }),
        ]),
      )
    await importInto({ ...makeFiles(), ...drafts('') }, importedAt)
    await importInto({ ...makeFiles(), ...drafts('b') }, latest)
    const first = await embedded.listArticleDrafts({ limit: 2, offset: 0 })
    const second = await embedded.listArticleDrafts({ limit: 2, offset: 2 })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
      'Changed',
      'Draft c',
      'Draft a',
    ])
    expect(first.items[0]).toEqual({
      reference: 'b',
      name: 'Changed',
      language: 'en',
      updated_at: '2027-01-02T00:00:00.000+00:00',
    })
    expect([first.total, second.total]).toEqual([3, 3])
    await importInto(makeFiles())
  })
})
