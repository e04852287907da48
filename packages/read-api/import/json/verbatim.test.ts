import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatProblem } from '#import/problem'
import { fieldsOf } from '#testing/fields-of'
import { createJsonImporter, type JsonImporter } from '#testing/json-import'
import { maximalResponses, type Responses } from '#testing/maximal-responses'
import { filesOf, readFiles } from '#testing/response-files'

let importer: JsonImporter
beforeAll(async () => {
  importer = await createJsonImporter()
})
afterAll(() => importer.remove())

const schemas = { organization: organizationWire, job: jobWire, embed: embedWire, article: articleWire }

describe('saved responses with every field', () => {
  test.each(Object.entries(schemas))('have every field of %s', (operation, schema) => {
    const response = maximalResponses.described[operation as keyof Responses]
    expect(schema.parse(response)).toEqual(response)
    expect(fieldsOf(response)).toEqual(expect.arrayContaining(fieldsOf(schema)))
  })

  test.each(Object.entries(maximalResponses))(
    'in the spelling "%s" are sent again as they are, without a notice',
    async (_spelling, responses) => {
      const files = filesOf(responses)
      const { notices, get, stop } = await importer.run(files)
      expect(notices.map(formatProblem)).toEqual([])
      expect(await readFiles(get, responses)).toEqual(files)
      await stop()
    },
  )
})

test('blocks of a saved record are sent only if they are requested', async () => {
  const { described } = maximalResponses
  const { get, stop } = await importer.run(filesOf(described))
  const { stages, office, offices, candidates_count, application_fields, websites, organization, ...job } =
    described.job
  expect(await get(`/external/jobs/${described.job.reference}`)).toEqual(job)
  expect(await get(`/external/jobs/${described.job.reference}?websites=true`)).toEqual({ ...job, websites })
  await stop()
})

test('an article without a URL is sent with that of its page', async () => {
  const { described } = maximalResponses
  const article = { ...described.article, url: null }
  const { get, stop } = await importer.run(filesOf({ ...described, article }))
  const [sent] = Object(await get('/external/cms/articles/all'))
  expect(sent).toEqual({
    ...article,
    url: expect.stringMatching(/^https:\/\/site\.example\/en\/articles\/\d{4}\//),
  })
  await stop()
})
