import { expect, test } from 'vitest'
import type { LoadedOrganization } from './loaded-batch'
import { UnlistedOrganizations } from './unlisted-organizations'

const settings = { SITE_REFERENCE: 'board', ORGANIZATION_REFERENCES: [] }

function toRecord(slug: string, sites: readonly string[]): LoadedOrganization {
  return { reference: slug, slug, sites }
}

function warningsOf(records: readonly LoadedOrganization[], own = {}): string[] {
  const unlisted = new UnlistedOrganizations({ ...settings, ...own })
  const batch = { kind: 'organizations' as const, records }
  expect([...unlisted.observe([batch])]).toEqual([batch])
  return unlisted.warnings()
}

test('an organization with the website SITE_REFERENCE gives no warning', () => {
  expect(warningsOf([toRecord('acme', ['careers', 'board'])])).toEqual([])
})

test('organizations without it are named in one sentence, with both ways out', () => {
  expect(
    warningsOf([toRecord('lower', []), toRecord('acme', ['careers']), toRecord('own', ['board'])]),
  ).toEqual([
    'Organizations without the website SITE_REFERENCE (board), which the site does not show: acme and lower; add "site: board" to their "websites", or set SITE_REFERENCE to careers.',
  ])
})

test('an organization without a website has one way out', () => {
  expect(warningsOf([toRecord('lower', [])])[0]).toMatch(/; add "site: board" to their "websites"\.$/)
})

test('of many organizations ten are named', () => {
  const records = Array.from({ length: 12 }, (_, index) => toRecord(`o${index + 10}`, []))
  expect(warningsOf(records)[0]).toContain('o18, o19 and 2 more;')
})

test('ORGANIZATION_REFERENCES decides without websites', () => {
  expect(warningsOf([toRecord('lower', [])], { ORGANIZATION_REFERENCES: ['acme'] })).toEqual([])
})
