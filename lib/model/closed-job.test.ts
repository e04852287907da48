import { describe, expect, it } from 'vitest'
import { makeJob, makeOffice } from '@/lib/seo/testing/records'
import { referencesIn, sortBySimilarity } from './closed-job'

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
const order = (lost: Parameters<typeof sortBySimilarity>[1]) =>
  sortBySimilarity(jobs, lost).map((job) => job.reference)

describe('the open jobs beside one that is closed', () => {
  it('begin with those of its department, then of its city, then of a like name; open applications come last', () => {
    const lost = { slug: 'wagon-inspector_x', city: 'Le Havre', departmentId: 1 }
    expect(order(lost)).toEqual(['team', 'city', 'like', 'far', 'open'])
  })

  it('are told by the slug where nothing else is known', () => {
    const lost = { slug: 'wagon-inspector_le-havre_FRL_x1', city: null, departmentId: null }
    expect(order(lost)).toEqual(['city', 'like', 'far', 'team', 'open'])
  })
})

describe('the references a slug may end in', () => {
  it('are the endings after an underscore, at most three, that look like one', () => {
    expect(referencesIn('planner_lille_FRL_ab12Cd')).toEqual(['lille_FRL_ab12Cd', 'FRL_ab12Cd', 'ab12Cd'])
    expect(referencesIn('a_b_c_d_e1_f2345')).toEqual(['d_e1_f2345', 'e1_f2345', 'f2345'])
    expect(referencesIn('planner_le-havre')).toEqual([])
    expect(referencesIn('planner')).toEqual([])
    expect(referencesIn('FRL')).toEqual([])
  })
})
