import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

afterEach(() => vi.unstubAllEnvs())

it('has the names of records in any state, with their types', async () => {
  const site = await startSite([
    { language: 'en', status: 'draft', reference: 'Night', name: 'A night at the lock' },
    { language: 'fr', reference: 'Jour', name: 'Un jour', published_at: '2026-03-01T08:00:00Z' },
  ])
  onTestFinished(() => site.stop())
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', site.databaseUrl)
  vi.stubEnv('SITE_REFERENCE', 'site')
  const { readRecordNames } = await import('./record-names')
  const names = await readRecordNames([
    'Jour',
    'acme',
    'turner',
    'Night',
    'Unknown',
    "' or 1=1",
    'x'.repeat(2_000),
  ])
  expect(names.map(({ type, name, language }) => [type, name, language])).toEqual([
    ['organization', 'Acme', 'en'],
    ['job', 'Turner', 'en'],
    ['article', 'A night at the lock', 'en'],
    ['article', 'Un jour', 'fr'],
  ])
})
