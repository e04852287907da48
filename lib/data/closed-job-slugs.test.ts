import { expect, it } from 'vitest'
import { findJobReference, storeJobSlugs } from './closed-job-slugs'

it('finds the reference of a stored job by its organization and slug', () => {
  storeJobSlugs('Org1', [
    { slug: 'turner', reference: 'T1' },
    { slug: 'welder_lyon', reference: 'W1' },
  ])
  storeJobSlugs('Org2', [{ slug: 'turner', reference: 'T2' }])
  expect(findJobReference('Org1', 'turner')).toBe('T1')
  expect(findJobReference('Org1', 'welder_lyon')).toBe('W1')
  expect(findJobReference('Org2', 'turner')).toBe('T2')
})

it('returns null for a job that was not stored', () => {
  storeJobSlugs('Org3', [{ slug: 'turner', reference: 'T3' }])
  expect(findJobReference('Org3', 'Turner')).toBeNull()
  expect(findJobReference('Org3', 'welder')).toBeNull()
  expect(findJobReference('Org4', 'turner')).toBeNull()
})

it('returns the latest job of a slug, and keeps the others when jobs are stored again', () => {
  storeJobSlugs('Org5', [
    { slug: 'turner', reference: 'T5' },
    { slug: 'welder', reference: 'W5' },
  ])
  storeJobSlugs('Org5', [{ slug: 'turner', reference: 'T6' }])
  expect(findJobReference('Org5', 'turner')).toBe('T6')
  expect(findJobReference('Org5', 'welder')).toBe('W5')
})

it('drops the slug that was stored or read longest ago beyond 50,000 slugs', () => {
  const jobs = Array.from({ length: 50_000 }, (_, index) => ({
    slug: `job-${index}`,
    reference: `R${index}`,
  }))
  storeJobSlugs('Large', jobs)
  expect(findJobReference('Large', 'job-0')).toBe('R0')
  storeJobSlugs('Large', [{ slug: 'another', reference: 'A' }])
  expect(findJobReference('Large', 'another')).toBe('A')
  expect(findJobReference('Large', 'job-0')).toBe('R0')
  expect(findJobReference('Large', 'job-1')).toBeNull()
})
