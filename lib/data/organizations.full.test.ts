import { afterEach, expect, test } from 'vitest'
import { startProxiedSite } from './testing/proxied-site'

let stop = async () => {}
afterEach(() => stop())

const own = { reference: 'own', slug: 'own', default_language: 'en', description: 'Text' }

test('the profile of an organization is read by the name that the API has, not by the one that pages show', async () => {
  const data = { ...own, name: '\u202bAcme\u202c', websites: [{ site: 'site' }] }
  const site = await startProxiedSite([], {}, [{ kind: 'organizations', data }])
  stop = site.stop
  const { getOrganization } = await import('./organizations')
  expect(await getOrganization('own')).toMatchObject({ reference: 'own', name: 'Acme' })
})

test.each([
  ['', 'own'],
  [' ', 'own'],
  ['Acme\ud800', 'Acme\ufffd'],
  [`Acme ${'&'.repeat(2_000)}`, `Acme ${'&'.repeat(295)}`],
])('an organization whose name no URL can have has a profile: "%.9s"', async (name, shown) => {
  const data = { ...own, name: 'Acme', websites: [{ site: 'site' }] }
  const site = await startProxiedSite([], {}, [{ kind: 'organizations', data }])
  stop = site.stop
  site.rewrite((_, body) =>
    Array.isArray(body)
      ? body.map((record) => (record.reference === 'own' ? { ...record, name } : record))
      : body,
  )
  const { getOrganization } = await import('./organizations')
  expect(await getOrganization('own')).toMatchObject({ reference: 'own', name: shown })
})
