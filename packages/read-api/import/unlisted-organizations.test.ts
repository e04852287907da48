import { expect, test } from 'vitest'
import type { Row } from './rows'
import { UnlistedOrganizations } from './unlisted-organizations'

const settings = { SITE_REFERENCE: 'board', ORGANIZATION_REFERENCES: [] }

function toRow(slug: string, sites: readonly string[]): Row {
  return { kind: 'organizations', reference: slug, fields: {}, columns: { slug }, sites, links: [] }
}

function warningsOf(rows: readonly Row[], own = {}): string[] {
  const unlisted = new UnlistedOrganizations({ ...settings, ...own })
  const batch = { kind: 'organizations' as const, rows }
  expect([...unlisted.observe([batch])]).toEqual([batch])
  return unlisted.warnings()
}

test('an organization with the website SITE_REFERENCE gives no warning', () => {
  expect(warningsOf([toRow('acme', ['careers', 'board'])])).toEqual([])
})

test('organizations without it are named in one sentence, with both ways out', () => {
  expect(warningsOf([toRow('lower', []), toRow('acme', ['careers']), toRow('own', ['board'])])).toEqual([
    'Organizations without the website SITE_REFERENCE (board), which the site does not show: acme and lower; add "site: board" to their "websites", or set SITE_REFERENCE to careers.',
  ])
})

test('an organization without a website has one way out', () => {
  expect(warningsOf([toRow('lower', [])])[0]).toMatch(/; add "site: board" to their "websites"\.$/)
})

test('of many organizations ten are named', () => {
  const rows = Array.from({ length: 12 }, (_, index) => toRow(`o${index + 10}`, []))
  expect(warningsOf(rows)[0]).toContain('o18, o19 and 2 more;')
})

test('ORGANIZATION_REFERENCES decides without websites', () => {
  expect(warningsOf([toRow('lower', [])], { ORGANIZATION_REFERENCES: ['acme'] })).toEqual([])
})
