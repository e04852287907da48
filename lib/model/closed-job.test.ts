import { describe, expect, it } from 'vitest'
import { referencesIn, sortBySimilarity } from './closed-job'
import { makeJob, makeOffice } from './testing/records'

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

describe('referencesIn', () => {
  it('returns at most three endings after an underscore that have the format of a reference', () => {
    expect(referencesIn('planner_lille_FRL_ab12Cd')).toEqual(['lille_FRL_ab12Cd', 'FRL_ab12Cd', 'ab12Cd'])
    expect(referencesIn('a_b_c_d_e1_f2345')).toEqual(['d_e1_f2345', 'e1_f2345', 'f2345'])
    expect(referencesIn('planner_le-havre')).toEqual([])
    expect(referencesIn('planner')).toEqual([])
    expect(referencesIn('FRL')).toEqual([])
  })
})
