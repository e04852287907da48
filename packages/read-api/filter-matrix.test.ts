import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFiles } from './testing/content-folder'
import { startApi, type TestApi } from './testing/test-api'

const filters = {
  name: 'Acme%20%26%20Sons',
  media_website_url: 'acme.example',
  cms_sites_references: 'board',
}
const states = ['absent', 'given', 'empty', 'blank', 'repeated'] as const

type State = (typeof states)[number]

function inQuery(name: string, value: string, state: State): string[] {
  switch (state) {
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

const cases = states.flatMap((name) =>
  states.flatMap((website) => states.map((site): [State, State, State] => [name, website, site])),
)

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  test.each(cases)(
    'organizations respond to exactly one filter: name %s, website %s, site %s',
    async (...each) => {
      const query = Object.entries(filters).flatMap(([name, value], index) =>
        inQuery(name, value, each[index] ?? 'absent'),
      )
      const response = await api.get(`/external/organizations?${query.join('&')}`)
      const isOne =
        each.filter((state) => state === 'given').length === 1 &&
        each.filter((state) => state === 'absent').length === 2
      expect(response.status).toBe(isOne ? 200 : 400)
      const body = await response.json()
      if (isOne) expect(body.length).toBeGreaterThan(0)
      else expect(body.error).toBe('validation_failed')
    },
  )
})
