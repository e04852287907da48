import { expect, it, vi } from 'vitest'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

it('has the tagline of the site at each language, which is named without its region', async () => {
  vi.resetModules()
  vi.stubEnv('SITE_LOCALES', 'en,fr-CA')
  vi.stubEnv('SITE_FOLDER', writeSiteFolder({ tagline: { en: 'Power.', fr: 'La force.' } }))
  const { siteLlms } = await import('./llms')
  expect(siteLlms()).toContain('/en/llms.txt): Power.')
  expect(siteLlms()).toMatch(/\[français\]\(.*\/fr-CA\/llms\.txt\): La force\./)
})
