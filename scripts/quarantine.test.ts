import { describe, expect, it } from 'vitest'
import type { HeldList } from '@/lib/data/quarantine-files'
import { describeHeldLists, describeRelease } from './quarantine/held-lists'
import { isList } from './quarantine/list-name'

const held = (list: string, minute: number): HeldList => ({
  list,
  since: Date.UTC(2026, 4, 9, 8, minute),
  accepted: 50,
  observed: 0,
  lost: 0,
  reason: 'became empty',
})

describe('describeHeldLists', () => {
  it('says what is held since when and why, the oldest first', () => {
    expect(describeHeldLists([held('jobs/acme', 5), held('organizations', 0)], 15)).toEqual([
      'organizations: became empty, 50 records before and 0 now; since 2026-05-09 08:00, accepted from 2026-05-09 08:15 if it stays so',
      expect.stringContaining('jobs/acme: '),
    ])
  })

  it('says that nothing is held', () => {
    expect(describeHeldLists([], 15)).toEqual(['No list is in quarantine.'])
  })
})

it('describeRelease names the lists that a release concerns', () => {
  const lists = [held('jobs/acme', 5), held('jobs/beta', 5), held('organizations', 0)]
  expect(describeRelease(lists, 'jobs')[0]).toContain('jobs/acme, jobs/beta.')
  expect(describeRelease(lists, null)[0]).toContain('jobs/acme, jobs/beta, organizations.')
  expect(describeRelease(lists, 'articles')[0]).toBe('articles is not in quarantine now.')
})

it('isList knows the lists that were read, and those without a second part', () => {
  const known = ['organizations', 'organizations/slugs', 'jobs/acme', 'articles/en']
  for (const name of [...known, 'jobs', 'articles']) expect(isList(name, known), name).toBe(true)
  for (const name of ['nope', 'job', 'jobs/', 'jobs/acmee', 'articles/fr', 'organizations/acme', ''])
    expect(isList(name, known), name).toBe(false)
  // Without a stored state.
  expect(isList('jobs/acme', [])).toBe(true)
  expect(isList('nope', [])).toBe(false)
})
