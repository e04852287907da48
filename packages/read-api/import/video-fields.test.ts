import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArticle, makeFiles, makeOrganization, writeFolder } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'
import { loadContent } from './load-content'

/** Every field of a video in a content file, without the short forms of `details`. */
const video = {
  reference: 'film',
  source: 'youtube',
  external_reference: 'aqz-KE-bpKQ',
  name: 'A day',
  description: 'From morning to evening',
  subtitle: 'With the night shift',
  image: '/media/film.webp',
  image_sizes: { thumb: '/media/film-thumb.webp', large: 'https://cdn.example/film-large.webp', small: null },
  url: 'https://youtu.be/aqz-KE-bpKQ',
  details: { snippet: { categoryId: '22', defaultLanguage: 'fr' } },
  created_at: '2025-03-04T09:15:00+01:00',
  updated_at: '2025-05-06T10:20:30+02:00',
}
const articleVideo = {
  ...video,
  id: 7654321,
  is_active: false,
  record_type: 'Cms::Article',
  record_id: '4711',
  brand_id: 12,
}
const shortForms = {
  duration: 'PT3M20S',
  published_at: '2026-02-20T10:00:00Z',
  tags: ['craft', 'wood'],
  channel: { id: 'UCabc', name: 'The channel' },
  caption: true,
  licensed: true,
}

let api: TestApi
beforeAll(async () => {
  const files = makeFiles()
  files['organizations/acme.yaml'] = makeOrganization({
    videos: [{ ...video, ...shortForms }],
    images: [
      {
        name: 'Workshop',
        file: '/media/workshop.webp',
        sizes: { thumb: '/media/workshop-thumb.webp' },
        created_at: '2024-03-04T09:15:00+01:00',
        updated_at: '2024-05-06T10:20:30+02:00',
      },
    ],
  })
  files['articles/en/night-shift.md'] = makeArticle({ video: articleVideo })
  api = await startApi(files)
})
afterAll(() => api.stop())

const served = {
  reference: 'film',
  source: 'youtube',
  external_reference: 'aqz-KE-bpKQ',
  name: 'A day',
  description: 'From morning to evening',
  subtitle: 'With the night shift',
  image: {
    url: 'https://site.example/media/film.webp',
    thumb: { url: 'https://site.example/media/film-thumb.webp' },
    small: { url: '' },
    medium: { url: 'https://site.example/media/film.webp' },
    large: { url: 'https://cdn.example/film-large.webp' },
  },
  url: 'https://youtu.be/aqz-KE-bpKQ',
  created_at: '2025-03-04T09:15:00.000+01:00',
  updated_at: '2025-05-06T10:20:30.000+02:00',
}

test('the API sends every field of a video in an article file', async () => {
  const [{ cms_video }] = await api.getJson('/external/cms/articles/all')
  expect(cms_video).toMatchObject({
    ...served,
    id: 7654321,
    is_active: false,
    record_type: 'Cms::Article',
    record_id: '4711',
    brand_id: 12,
    details: { kind: '', snippet: { title: '', categoryId: '22', defaultLanguage: 'fr' } },
  })
})

test('the API sends every field and short form of a video in an organization file', async () => {
  const [organization] = await api.getJson('/external/organizations?name=Acme%20%26%20Sons&videos=true')
  expect(organization.videos).toEqual([
    {
      ...served,
      details: {
        kind: 'youtube#video',
        id: 'aqz-KE-bpKQ',
        etag: '',
        snippet: {
          title: 'A day',
          description: 'From morning to evening',
          tags: ['craft', 'wood'],
          publishedAt: '2026-02-20T10:00:00.000Z',
          localized: { title: 'A day', description: 'From morning to evening' },
          thumbnails: {},
          liveBroadcastContent: 'none',
          defaultAudioLanguage: 'fr',
          defaultLanguage: 'fr',
          channelTitle: 'The channel',
          channelId: 'UCabc',
          categoryId: '22',
        },
        contentDetails: {
          projection: 'rectangular',
          licensedContent: true,
          duration: 'PT3M20S',
          dimension: '2d',
          definition: 'hd',
          caption: 'true',
        },
      },
    },
  ])
})

test('the API sends the sizes and timestamps of an image in an organization file', async () => {
  const [organization] = await api.getJson('/external/organizations?name=Acme%20%26%20Sons&images=true')
  const url = 'https://site.example/media/workshop.webp'
  expect(organization.images).toEqual([
    {
      name: 'Workshop',
      description: '',
      file: {
        url,
        large: { url },
        medium: { url },
        small: { url },
        thumb: { url: 'https://site.example/media/workshop-thumb.webp' },
      },
      created_at: '2024-03-04T09:15:00.000+01:00',
      updated_at: '2024-05-06T10:20:30.000+02:00',
    },
  ])
})

test.each<[string, object, string]>([
  ['with the fields of an article', { id: 1 }, 'videos[0].id: unknown key'],
  [
    'with details that are too large',
    { details: { a: 'x'.repeat(60_000) } },
    'videos[0].details: is larger than 50000 characters of JSON',
  ],
  [
    'with details that are nested too deeply',
    { details: JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) },
    'videos[0].details: is nested more than 10 levels deep',
  ],
])('a video of an organization %s is refused', (_title, fields, line) => {
  const folder = writeFolder({
    ...makeFiles(),
    'organizations/acme.yaml': makeOrganization({ videos: [{ ...video, ...fields }] }),
  })
  let problems: string[] = []
  try {
    for (const _batch of loadContent(folder, new Date('2026-11-20T12:00:00Z')));
  } catch (error) {
    problems = Object(error).problems.map(
      ({ path, message }: Record<string, string>) => `${path}: ${message}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(problems).toContain(line)
})
