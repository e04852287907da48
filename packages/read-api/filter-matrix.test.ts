import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFiles } from './testing/content-folder'
import { engines } from './testing/engines'
import { startApi, type TestApi } from './testing/test-api'

const filters = {
  name: 'Acme%20%26%20Sons',
  media_website_url: 'acme.example',
  cms_sites_references: 'board',
}
const ways = ['absent', 'given', 'empty', 'blank', 'repeated'] as const

type Way = (typeof ways)[number]

function inQuery(name: string, value: string, way: Way): string[] {
  switch (way) {
    case 'absent':
      return []
    case 'given':
      return [`${name}=${value}`]
    case 'empty':
      return [`${name}=`]
    case 'blank':
      return [`${name}=%20`]
    case 'repeated':
      return [`${name}=${value}`, `${name}=${value}`]
  }
}

const cases = ways.flatMap((name) =>
  ways.flatMap((website) => ways.map((site): [Way, Way, Way] => [name, website, site])),
)

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  test.each(cases)(
    'organizations by a name that is %s, a website that is %s, a site that is %s',
    async (...each) => {
      const query = Object.entries(filters).flatMap(([name, value], index) =>
        inQuery(name, value, each[index] ?? 'absent'),
      )
      const answer = await api.get(`/external/organizations?${query.join('&')}`)
      const isOne =
        each.filter((way) => way === 'given').length === 1 &&
        each.filter((way) => way === 'absent').length === 2
      expect(answer.status).toBe(isOne ? 200 : 400)
      const body = await answer.json()
      if (isOne) expect(body.length).toBeGreaterThan(0)
      else expect(body.error).toBe('validation_failed')
    },
  )
})
