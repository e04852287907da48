import { expect, it, onTestFinished, vi } from 'vitest'
import { setEmployer } from '@/lib/employer'
import { findPreviewTarget, toTargetName } from './preview-target'

vi.mock('@/lib/data/organizations', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listOrganizations: async () => [{ reference: 'O1', slug: 'harbour-works' }],
}))
vi.mock('@/lib/data/organization-records', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findOrganizationKey: async () => ({ reference: 'O1', slug: 'harbour-works' }),
}))
vi.mock('@/lib/pages/urls/find-page', () => ({
  findPage: async (path: string) =>
    path === '/fr/articles/une-nuit'
      ? { kind: 'redirect', path: '/fr/articles/2026/03/12/une-nuit_AbC12' }
      : { kind: 'none', path: '/fr/missing' },
}))
const own = ['https://vitrine.example', 'http://localhost:3000']
const company = { type: 'organization', reference: 'O1', locale: 'en' }

it.each([
  'https://vitrine.example/en/companies/harbour-works',
  'http://localhost:3000/en/companies/harbour-works?x#y',
  '/en/companies/harbour-works',
  '/en/companies/harbour-works?x=1#y',
  ' /en/companies/harbour-works.md ',
  'https://hosted.example/en/companies/harbour-works',
  'http://hosted.example/companies/harbour-works/?x=1',
  'O1',
])('finds the record of %s', async (text) => {
  expect(await findPreviewTarget(text, own)).toEqual(company)
})

it.each([
  'https://vitrine.example/en',
  'https://vitrine.example/en/companies/harbour-works',
  'https://hosted.example/en/companies/harbour-works',
])('finds the employer of the site by %s', async (text) => {
  expect(await findPreviewTarget('https://vitrine.example/en', own)).toBeNull()
  setEmployer({ reference: 'O1', slug: 'harbour-works', name: 'Harbour Works', logo: null, isOnly: true })
  onTestFinished(() => setEmployer(null))
  expect(await findPreviewTarget(text, own)).toEqual(company)
})

it('finds the article of a URL that has its slug alone', async () => {
  const article = { type: 'article', reference: 'AbC12', locale: 'fr' }
  expect(await findPreviewTarget('https://hosted.example/fr/articles/une-nuit', own)).toEqual(article)
  expect(await findPreviewTarget('https://hosted.example/fr/articles/un-jour', own)).toBeNull()
})

it.each([
  ['https://hosted.example/fr/companies/acme/jobs/dev_paris_ACME_abc12', 'ACME_abc12'],
  ['https://hosted.example/jobs/ACME_abc12/edit?x=1', 'ACME_abc12'],
  ['https://hosted.example/fr/articles/une-nuit_AbC12', 'AbC12'],
  ['AbC12', 'AbC12'],
  ['/en/companies/harbour-works/jobs/welder_AbC12', '/en/companies/harbour-works/jobs/welder_AbC12'],
  ['/en/jobs', null],
  ['https://hosted.example/fr/companies/acme-3', '/fr/companies/acme-3'],
  ['https://hosted.example/it/companies/acme', '/en/companies/acme'],
  ['https://hosted.example/fr/companies/acme/jobs/dev-2_paris', '/fr/companies/acme/jobs/dev-2_paris'],
  ['https://hosted.example/fr/articles/une-nuit-2024', '/fr/articles/une-nuit-2024'],
  ['http://hosted.example/jobs/ACME_abc12', 'ACME_abc12'],
  ['https://hosted.example/fr/companies', null],
  ['https://hosted.example/fr/companies/%2e%2e%2fx', null],
  ['two words', null],
])('the name of the record in %s is %s', (text, name) => {
  expect(toTargetName(text, own)).toBe(name)
})

it.each([
  'https://vitrine.example@evil.example/en/companies/harbour-works',
  '//evil.example/en/companies/harbour-works',
  'javascript:/en/companies/harbour-works',
  'ftp://vitrine.example/en/companies/harbour-works',
])('finds none for %s, which is no URL of a page', async (text) => {
  expect(await findPreviewTarget(text, own)).toBeNull()
})
