import { expect, it, vi } from 'vitest'
import { findPreviewTarget, toTargetName } from './preview-target'

vi.mock('@/lib/data/organizations', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listOrganizations: async () => [{ reference: 'O1', slug: 'harbour-works' }],
}))
vi.mock('@/lib/data/organization-records', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findOrganizationKey: async () => ({ reference: 'O1', slug: 'harbour-works' }),
}))
const own = ['https://vitrine.example', 'http://localhost:3000']
const company = { type: 'organization', reference: 'O1', locale: 'en' }

it.each([
  'https://vitrine.example/en/companies/harbour-works',
  'http://localhost:3000/en/companies/harbour-works?x#y',
  '/en/companies/harbour-works',
  '/en/companies/harbour-works?x=1#y',
  ' /en/companies/harbour-works.md ',
  'O1',
])('finds the record of %s', async (text) => {
  expect(await findPreviewTarget(text, own)).toEqual(company)
})

it.each([
  ['https://hosted.example/fr/companies/acme/jobs/dev_paris_ACME_abc12', 'ACME_abc12'],
  ['https://hosted.example/jobs/ACME_abc12/edit?x=1', 'ACME_abc12'],
  ['https://hosted.example/fr/articles/une-nuit_AbC12', 'AbC12'],
  ['AbC12', 'AbC12'],
  ['/en/companies/harbour-works/jobs/welder_AbC12', '/en/companies/harbour-works/jobs/welder_AbC12'],
  ['/en/jobs', null],
  ['https://hosted.example/fr/companies/acme', null],
  ['http://hosted.example/jobs/ACME_abc12', null],
  ['two words', null],
])('the name of the record in %s is %s', (text, name) => {
  expect(toTargetName(text, own)).toBe(name)
})

it.each([
  'https://evil.example/en/companies/harbour-works',
  'http://vitrine.example/en/companies/harbour-works',
  'https://vitrine.example:8443/en/companies/harbour-works',
  'https://vitrine.example@evil.example/en/companies/harbour-works',
  '//evil.example/en/companies/harbour-works',
  'javascript:/en/companies/harbour-works',
])('finds none for %s, which is no URL of the site', async (text) => {
  expect(await findPreviewTarget(text, own)).toBeNull()
})
