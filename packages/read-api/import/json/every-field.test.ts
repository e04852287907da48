import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatProblem } from '#import/problem'
import { isDocumentedDifference, plainValues } from '#testing/documented-differences'
import { fieldsOf, findDifferences } from '#testing/field-differences'
import { createJsonImporter, type JsonImporter } from '#testing/json-import'
import { maximalResponses, type Responses } from '#testing/maximal-responses'
import { filesOf, readFiles } from '#testing/response-files'

let importer: JsonImporter
beforeAll(async () => {
  importer = await createJsonImporter()
})
afterAll(() => importer.remove())

/** The differences between the responses and those of the API after their import, and the notices of the import. */
async function roundTrip(responses: Responses) {
  const files = filesOf(responses)
  const { notices, get, stop } = await importer.run(files)
  try {
    const served = await readFiles(get, responses)
    return { files, served, notices }
  } finally {
    await stop()
  }
}

const schemas = { organization: organizationWire, job: jobWire, embed: embedWire, article: articleWire }

describe('responses with every field of the contract', () => {
  test.each(Object.entries(schemas))('have every field of %s', (operation, schema) => {
    const response = maximalResponses.described[operation as keyof Responses]
    expect(schema.parse(response)).toEqual(response)
    expect(fieldsOf(response)).toEqual(expect.arrayContaining(fieldsOf(schema)))
  })

  test('are sent again after the import with the value of every field, without a notice', async () => {
    const { files, served, notices } = await roundTrip(maximalResponses.described)
    expect(notices.map(formatProblem)).toEqual([])
    expect(served).toEqual(files)
  })
})

/** The fields of the responses below that the API does not send with the same value: each has this notice. */
const fieldsNotKept = {
  'organizations.json': ['[0].media_website_url: not kept: the API sends "https://acme.example/jobs"'],
  'jobs.json': ['[0].profession_reference: not kept'],
  'embed/Pg4eV6k.json': [],
  'articles.json': [
    '[0].cms_collections[0].description: not kept',
    '[0].cms_collections[0].cover.large: not kept',
    '[0].cms_collections[0].seo_title: not kept',
    '[0].cms_collections[0].status: not kept',
    '[0].cms_collections[0].theme: not kept',
    '[0].cms_collections[0].internal_name: not kept',
    '[0].cms_collections[0].languages: not kept',
    '[0].cms_collections[0].cms_collection_category: not kept',
    '[0].cms_collections[0].created_at: not kept',
  ],
}

/** The fields that these responses lack and the contract requires. */
const fieldsMadeUp = [
  'organizations.json: [0].videos[0].image.large: is missing: the API sends {"url":"https://cdn.example/film.webp"}',
  'organizations.json: [0].videos[0].image.medium: is missing: the API sends {"url":"https://cdn.example/film.webp"}',
  'articles.json: [0].cms_collections[1].reference: is missing: the API sends "collection-8"',
  'articles.json: [0].cms_collections[1].slug: is missing: the API sends "second-weeks"',
  'articles.json: [0].categories[0].created_at: is missing: the API sends "2026-11-20T12:00:00.000+00:00"',
  'articles.json: [0].categories[0].updated_at: is missing: the API sends "2026-11-20T12:00:00.000+00:00"',
]

describe('responses of the hosted service', () => {
  test('are sent again with the value of every field, or with one notice for the field', async () => {
    // An object in place of a list is compared as a list of one element.
    const { cms_authors: author, ...article } = maximalResponses.live.article
    const { served, notices } = await roundTrip(maximalResponses.live)
    const files = filesOf({ ...maximalResponses.live, article: { ...article, cms_authors: [author] } })
    const exportedValues = plainValues(files)
    for (const [file, lines] of Object.entries(fieldsNotKept)) {
      const lost = findDifferences(files[file], served[file])
        .filter((difference) => !isDocumentedDifference(file, difference, exportedValues))
        .map(({ path }) => path)
      expect(lost).toEqual(lines.map((line) => line.replace(/:.*/, '')))
    }
    const notKept = Object.entries(fieldsNotKept).flatMap(([file, lines]) =>
      lines.map((line) => `${file}: ${line}`),
    )
    expect(notices.map(formatProblem).sort()).toEqual([...notKept, ...fieldsMadeUp].sort())
  })

  test('keep the details of a video as they are, with the fields that the contract does not name', async () => {
    const { served } = await roundTrip(maximalResponses.live)
    expect(served['organizations.json']).toMatchObject([
      {
        videos: [
          {
            image: { thumb: { url: '' }, medium: { url: 'https://cdn.example/film.webp' } },
            details: {
              statistics: { viewCount: '12', nothing: null },
              snippet: {
                defaultLanguage: 'fr',
                defaultAudioLanguage: '',
                thumbnails: { maxres: { url: 'https://i.example/maxres.jpg', width: 1280, height: 960 } },
              },
              contentDetails: { regionRestriction: { blocked: ['XX', null] } },
            },
          },
        ],
      },
    ])
  })
})

describe('details of a video', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
  const withoutContentDetails =
    '[0].cms_video.details.contentDetails: is missing: the API sends {"projection":"","licensedContent":false,"duration":"","dimension":"","defini...'
  const dropped = (message: string) => [`[0].cms_video.details: ${message}; dropped`]

  test.each<[string, unknown, string[]]>([
    [
      'larger than 50,000 characters',
      { a: 'x'.repeat(60_000) },
      dropped('is larger than 50000 characters of JSON'),
    ],
    [
      'with many keys',
      { a: Array.from({ length: 1e5 }, () => ({})) },
      dropped('is larger than 50000 characters of JSON'),
    ],
    ['nested more than ten levels deep', deep(20), dropped('is nested more than 10 levels deep')],
    ['that are a text', 'x', dropped('expected object, got "x"')],
    [
      'with NUL in a text',
      { a: { b: '\0' } },
      ['[0].cms_video.details.a.b: expected text without NUL, got "\\u0000"; dropped', withoutContentDetails],
    ],
    [
      'with a field of another type',
      { contentDetails: { licensedContent: 'yes' } },
      ['[0].cms_video.details.contentDetails.licensedContent: expected boolean, got "yes"; dropped'],
    ],
    [
      'with a thumbnail without a size',
      { snippet: { thumbnails: { high: { url: 'https://i.example/high.jpg' } } } },
      [
        '[0].cms_video.details.snippet.thumbnails.high.height: is missing; dropped',
        '[0].cms_video.details.snippet.thumbnails.high: not kept',
        withoutContentDetails,
      ],
    ],
  ])('%s are dropped or shortened, with a notice', async (_title, details, lines) => {
    const { described } = maximalResponses
    const article = { ...described.article, cms_video: { ...Object(described.article.cms_video), details } }
    const { notices } = await roundTrip({ ...described, article })
    expect(notices.map(({ path, message }) => `${path}: ${message}`)).toEqual(lines)
  })
})
