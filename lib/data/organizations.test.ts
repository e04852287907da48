import { afterEach, expect, it, test, vi } from 'vitest'
import { startSite } from './testing/site'
import { writeRecords } from './testing/write-records'

let stop = async () => {}
afterEach(() => stop())

async function start(settings: Record<string, string> = {}) {
  const site = await startSite([], settings)
  stop = site.stop
  const write = (reference: string, fields: Record<string, unknown>) => {
    const record = {
      reference,
      name: reference,
      slug: reference,
      websites: [{ reference: 'site' }],
      ...fields,
    }
    return writeRecords(site.databaseUrl, { kind: 'organizations', records: [{ reference, record }] })
  }
  return { ...site, ...(await import('./organizations')), write }
}

it('lists the organizations of the site by name, and those that were added since', async () => {
  const { listOrganizations, write } = await start()
  const names = async () => (await listOrganizations()).map(({ name }) => name)
  expect(await names()).toEqual(['Acme'])
  await write('z', { name: 'Écluse' })
  await write('elsewhere', { websites: [{ reference: 'other' }] })
  await write('bolt', { name: 'bolt' })
  expect(await names()).toEqual(['Acme', 'bolt', 'Écluse'])
  await write('bolt', { websites: [] })
  expect(await names()).toEqual(['Acme', 'Écluse'])
})

test.each([
  ['', 'own'],
  [' ', 'own'],
  ['\u202bAcme\u202c', 'Acme'],
  ['Acme\ud800', 'Acme\ufffd'],
])('an organization with the name "%.9s" has a profile', async (name, expected) => {
  const { getOrganization, write } = await start()
  await write('own', { name })
  expect(await getOrganization('own')).toMatchObject({ reference: 'own', name: expected })
})

it('finds an organization by the slug of its page, where that of its record cannot be in a path', async () => {
  const { listOrganizations, getOrganization, findOrganization, write } = await start()
  await write('a', { slug: 'with space/slash' })
  await write('b', { slug: '', name: 'Wide Works' })
  for (const { slug, reference } of await listOrganizations()) {
    expect((await getOrganization(slug))?.reference).toBe(reference)
    expect((await findOrganization(slug))?.reference).toBe(reference)
  }
  expect((await getOrganization('wide-works'))?.reference).toBe('b')
  expect(await getOrganization('with space/slash')).toBeNull()
  expect(await getOrganization('unknown')).toBeNull()
})

it('has those of ORGANIZATION_REFERENCES with what their embed responses say', async () => {
  const { listOrganizations, getOrganization } = await start({ ORGANIZATION_REFERENCES: 'acme,missing' })
  expect((await listOrganizations()).map(({ slug }) => slug)).toEqual(['acme'])
  expect(await getOrganization('acme')).toMatchObject({ reference: 'acme', descriptions: {} })
})

it('fails a build without organizations, unless ALLOW_EMPTY_SITE is set', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  const { listOrganizations } = await start({ SITE_REFERENCE: 'other', LOG_LEVEL: 'silent' })
  await expect(listOrganizations()).rejects.toThrow('ALLOW_EMPTY_SITE=yes')
  vi.stubEnv('ALLOW_EMPTY_SITE', 'yes')
  vi.resetModules()
  expect(await (await import('./organizations')).listOrganizations()).toEqual([])
})
