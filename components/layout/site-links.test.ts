import { expect, it, vi } from 'vitest'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

const page = (title: string, key: string) => `---\ntitle: ${title}\nkey: ${key}\n---\nText`

const files = {
  'pages/en/imprint.md': page('Imprint', 'imprint'),
  'pages/fr/mentions.md': page('Mentions', 'imprint'),
  'pages/en/privacy.md': page('Privacy', 'privacy'),
  'pages/en/about.md': page('About us', 'about'),
}

async function open(settings: Record<string, unknown>) {
  vi.resetModules()
  vi.stubEnv('SITE_LOCALES', 'en,fr')
  vi.stubEnv('SITE_FOLDER', writeSiteFolder(settings, files))
  return import('./site-links')
}

it('links the page of the language, with its title or a label, and none where the language has no page', async () => {
  const { navigationLinks } = await open({
    navigation: ['/about', '/mentions', { page: '/imprint', label: { en: 'Who', fr: 'Qui' } }],
  })
  expect(navigationLinks('en')).toEqual([
    { href: '/en/about', name: 'About us' },
    { href: '/en/imprint', name: 'Imprint' },
    { href: '/en/imprint', name: 'Who' },
  ])
  expect(navigationLinks('fr')).toEqual([
    { href: '/fr/mentions', name: 'Mentions' },
    { href: '/fr/mentions', name: 'Qui' },
  ])
})

it('links the imprint and the privacy statement in the footer, unless a column names them', async () => {
  const { legalLinks } = await open({})
  expect(legalLinks('en')).toEqual([
    { href: '/en/imprint', name: 'Imprint' },
    { href: '/en/privacy', name: 'Privacy' },
  ])
  expect(legalLinks('fr')).toEqual([{ href: '/fr/mentions', name: 'Mentions' }])
  const columns = [{ title: 'Us', links: ['jobs', '/imprint'] }]
  const named = await open({ footer: { columns } })
  expect(named.legalLinks('en')).toEqual([{ href: '/en/privacy', name: 'Privacy' }])
})

it('links the notice to the page of the language, and to none where the language has no page', async () => {
  const { siteNotice } = await open({ notice: { text: { en: 'Open day', fr: 'Visite' }, link: '/imprint' } })
  expect(siteNotice('en')).toEqual({ text: 'Open day', href: '/en/imprint' })
  expect(siteNotice('fr')).toEqual({ text: 'Visite', href: '/fr/mentions' })
  const about = await open({ notice: { text: 'Open day', link: '/about' } })
  expect(about.siteNotice('fr')).toEqual({ text: 'Open day', href: null })
  const job = await open({ notice: { text: 'Open day', link: '/{locale}/companies/acme' } })
  expect(job.siteNotice('fr')).toEqual({ text: 'Open day', href: '/fr/companies/acme' })
  vi.stubEnv('SITE_URL', 'https://company.example/careers')
  const underPath = await open({ notice: { text: 'Open day', link: '/{locale}/companies/acme' } })
  expect(underPath.siteNotice('fr')).toEqual({ text: 'Open day', href: '/careers/fr/companies/acme' })
})
