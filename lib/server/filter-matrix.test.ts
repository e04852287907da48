import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectStrict } from './testing/strict-answer'
import { startApi, type TestApi } from './testing/test-api'

const filters = {
  name: 'Acme%20%26%20Sons',
  media_website_url: 'acme.example',
  cms_sites_references: 'board',
}
const ways = ['absent', 'given', 'empty', 'blank', 'repeated'] as const

type Way = (typeof ways)[number]

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

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

test.each(cases)(
  'organizations by a name that is %s, a website that is %s, a site that is %s',
  async (...each) => {
    const query = Object.entries(filters).flatMap(([name, value], index) =>
      inQuery(name, value, each[index] ?? 'absent'),
    )
    const answer = await api.get(`/external/organizations?${query.join('&')}`)
    const text = await answer.text()
    const isOne =
      each.filter((way) => way === 'given').length === 1 &&
      each.filter((way) => way === 'absent').length === 2
    expect(answer.status).toBe(isOne ? 200 : 400)
    expectStrict('/api/v1/external/organizations', answer.status, text)
    const body = JSON.parse(text)
    if (isOne) expect(body.length).toBeGreaterThan(0)
    else expect(body.error).toBe('validation_failed')
  },
)
