import { expect, it } from 'vitest'
import { applications } from './applications'

it('has no number of a click among the parameters of a site that names none', () => {
  const { parameters, ...others } = applications.parse({})
  expect(parameters).toContain('utm_source')
  expect(parameters.filter((name) => /clid/.test(name))).toEqual([])
  expect(others).toEqual({ default_source: {}, hosts_without: [], feeds: {} })
})

it.each([
  [{ parameters: ['a&b'] }, 'expected the name of a parameter'],
  [{ default_source: { utm_source: '"><script>' } }, 'expected up to 100 letters'],
  [{ default_source: { utm_source: 'me@example.com' } }, 'expected up to 100 letters'],
  [{ hosts_without: ['https://jobs.lever.co'] }, 'expected a host name'],
  [{ feeds: { csv: {} } }, 'Unrecognized key'],
  [{ feeds: { indeed: { from: 'indeed' } } }, 'expected one of applications.parameters'],
])('refuses %j', (value, message) => {
  expect(applications.safeParse(value).error?.message).toContain(message)
})
