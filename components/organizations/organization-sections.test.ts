import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeOffice, makeOrganization, makeVideo } from '@/lib/model/testing/records'
import { linkedSections, sectionsOf } from './organization-sections'

const order = ['about', 'people', 'jobs', 'life', 'stories', 'places'] as const

const bare = {
  ...{ employeeCount: null, creationYear: null, averageAge: null, turnover: null, revenue: null },
  ...{ genderSplit: null, offices: [], images: [], videos: [] },
}

describe('the sections of a profile', () => {
  it('are two where an organization has nothing else, and then have no links', () => {
    const sections = sectionsOf(makeOrganization(bare), 0)
    expect(sections).toEqual(['about', 'jobs'])
    expect(linkedSections(sections)).toEqual([])
  })

  it.each([
    ['people', { averageAge: 41 }],
    ['people', { genderSplit: { women: 60, men: 40 } }],
    ['people', { revenue: '6,5M€' }],
    ['life', { images: [{ src: '/media/a.webp', name: null, description: null }] }],
    ['life', { videos: [makeVideo()] }],
    ['places', { offices: [makeOffice()] }],
  ] as const)('have %s where it has %j', (section, fields) => {
    const sections = sectionsOf(makeOrganization({ ...bare, ...fields }), 0)
    expect(sections).toEqual(order.filter((id) => ['about', 'jobs', section].includes(id)))
    expect(linkedSections(sections)).toEqual(sections)
  })

  it('keep their order, each once', () => {
    const number = fc.option(fc.integer({ min: 1, max: 90 }), { nil: null })
    fc.assert(
      fc.property(number, number, fc.nat(3_000), fc.boolean(), (averageAge, turnover, stories, hasOffice) => {
        const offices = hasOffice ? [makeOffice()] : []
        const sections = sectionsOf(makeOrganization({ ...bare, averageAge, turnover, offices }), stories)
        expect(sections).toEqual(order.filter((id) => sections.includes(id)))
        expect(sections.includes('stories')).toBe(stories > 0)
        expect(sections.includes('people')).toBe(averageAge !== null || turnover !== null)
        expect(sections.includes('places')).toBe(hasOffice)
      }),
    )
  })
})
