import { describe, expect, it } from 'vitest'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { referenceIn, sortBySimilarity } from './closed-job'

const jobs = [
  makeJob({ reference: 'open', isSpontaneous: true, offices: [] }),
  makeJob({ reference: 'far', name: 'Accountant', department: { id: 2, name: 'Money' }, offices: [] }),
  makeJob({ reference: 'like', name: 'Night wagon inspector', department: null, offices: [] }),
  makeJob({
    reference: 'city',
    name: 'Cook',
    department: { id: 2, name: 'Money' },
    offices: [makeOffice({ city: 'Le Havre' })],
  }),
  makeJob({ reference: 'team', name: 'Painter', department: { id: 1, name: 'Yard' }, offices: [] }),
]
const order = (closed: Parameters<typeof sortBySimilarity>[1]) =>
  sortBySimilarity(jobs, closed).map((job) => job.reference)

describe('sortBySimilarity', () => {
  it('sorts by same department, same city and common words in the name, with unsolicited applications last', () => {
    const closed = { slug: 'wagon-inspector_x', city: 'Le Havre', departmentId: 1 }
    expect(order(closed)).toEqual(['team', 'city', 'like', 'far', 'open'])
  })

  it('uses the city in the slug if the city is unknown', () => {
    const closed = { slug: 'wagon-inspector_le-havre_FRL_x1', city: null, departmentId: null }
    expect(order(closed)).toEqual(['city', 'like', 'far', 'team', 'open'])
  })
})

describe('referenceIn', () => {
  it('returns the ending that begins at the first part with an upper-case letter', () => {
    expect(referenceIn('planner_lille_FRL_ab12Cd')).toBe('FRL_ab12Cd')
    expect(referenceIn('planner_FRL_ab12Cd')).toBe('FRL_ab12Cd')
    expect(referenceIn('planner_paris-75011_aB12cd')).toBe('aB12cd')
  })

  it('returns the last part if no part has an upper-case letter, but the last one has a digit', () => {
    expect(referenceIn('planner_lille_ab12cd')).toBe('ab12cd')
  })

  it('returns null if no ending has the format of a reference', () => {
    for (const slug of ['planner_le-havre', 'planner', 'FRL', 'planner_A', `planner_${'A'.repeat(65)}`]) {
      expect(referenceIn(slug)).toBeNull()
    }
  })
})
