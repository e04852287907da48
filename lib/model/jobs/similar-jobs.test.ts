import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { toBoardJob } from './board-job'
import { toComparedJob } from './compared-job'
import { addToIndex, createComparisonIndex } from './comparison-index'
import type { Job } from './job'
import { createBoard } from './job-board'
import { findSimilarJobs } from './similar-jobs'

const own = makeJob({ reference: 'own', name: 'Site reliability engineer' })

/** A job of another organization, of another kind. */
function makeOther(reference: string, fields: Partial<Job> = {}): Job {
  return makeJob({
    reference,
    name: 'Accountant',
    organization: makeOrganization({ reference: `org-${reference}`, slug: `org-${reference}` }),
    department: { id: 9, name: 'Finance' },
    offices: [makeOffice({ city: 'Brest' })],
    contractLabels: { en: 'Internship' },
    remote: 'partial',
    ...fields,
  })
}

function find(jobs: readonly Job[], of = own) {
  const board = createBoard(jobs.map((job) => toBoardJob(job, null)))
  const index = createComparisonIndex()
  for (const [place, job] of board.jobs.entries()) addToIndex(index, job, place)
  const { jobs: found, more } = findSimilarJobs(board, index, toComparedJob(of))
  return { references: found.map(({ reference }) => reference), more }
}

const sre = { name: 'Site Reliability Engineer (F/H)' }
const workshop = { department: { id: 7, name: 'Workshop' } }

it('gives jobs with a similar name or of the same department, the most similar first', () => {
  const jobs = [
    makeOther('accountant'),
    makeOther('near', { offices: [makeOffice()], contractLabels: own.contractLabels, remote: own.remote }),
    makeOther('workshop', workshop),
    makeOther('sre', sre),
    makeOther('sre-lyon', { ...sre, offices: [makeOffice()] }),
    makeOther('sre-workshop', { ...sre, ...workshop }),
  ]
  expect(find(jobs).references).toEqual(['sre-workshop', 'sre-lyon', 'sre', 'workshop'])
})

it('gives no job of the organization itself, and no unsolicited applications', () => {
  const jobs = [
    makeOther('same-organization', { ...sre, organization: own.organization }),
    makeOther('spontaneous', { ...sre, isSpontaneous: true }),
    makeOther('open', sre),
  ]
  expect(find([own, ...jobs]).references).toEqual(['open'])
})

it('gives five jobs at most, two of an organization, the first of equals', () => {
  const organization = makeOrganization({ reference: 'big', slug: 'big' })
  const many = ['b1', 'b2', 'b3'].map((reference) => makeOther(reference, { ...sre, organization }))
  const others = ['o1', 'o2', 'o3', 'o4'].map((reference) => makeOther(reference, sre))
  expect(find([...many, ...others]).references).toEqual(['b1', 'b2', 'o1', 'o2', 'o3'])
})

it('names the department, else the city, else the country that the job has in common with them', () => {
  expect(find([makeOther('a', { ...sre, ...workshop })]).more).toMatchObject({
    name: 'department',
    value: 'workshop',
  })
  expect(find([makeOther('a', { ...sre, offices: [makeOffice()] })]).more).toMatchObject({
    name: 'city',
    value: 'lyon',
  })
  expect(find([makeOther('a', sre)]).more).toMatchObject({ name: 'country', value: 'fr' })
  expect(find([makeOther('a', { ...sre, offices: [] })]).more).toBeNull()
})

it('does not count words that say nothing about a job', () => {
  const jobs = [makeOther('and', { name: 'Cooks and waiters' }), makeOther('h-f', { name: 'Nurse H/F' })]
  expect(find(jobs, makeJob({ name: 'Hunters and gatherers (H/F)' })).references).toEqual([])
})

it('gives nothing for an empty board and for a name without words', () => {
  expect(find([])).toEqual({ references: [], more: null })
  expect(find([makeOther('a')], makeJob({ name: '—', department: null })).references).toEqual([])
})

const names = ['data engineer', 'data analyst', 'nurse', 'night nurse', 'engineer', '']
const anyJob = fc.record({
  name: fc.constantFrom(...names),
  organization: fc.constantFrom('a', 'b', 'c', 'acme'),
  department: fc.constantFrom('Workshop', 'Care', null),
  city: fc.constantFrom('Lyon', 'Brest', null),
  isSpontaneous: fc.boolean(),
})

it('gives open vacancies of other organizations that share a department or a word of the name', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 40 }), anyJob, (cases, subject) => {
      const toRecord = ({ organization, department, city, ...fields }: typeof subject, reference: string) =>
        makeOther(reference, {
          ...fields,
          organization: makeOrganization({ reference: organization, slug: organization }),
          department: department === null ? null : { id: null, name: department },
          offices: city === null ? [] : [makeOffice({ city })],
        })
      const jobs = cases.map((fields, index) => toRecord(fields, String(index)))
      const { references } = find(jobs, toRecord(subject, 'own'))
      expect(new Set(references).size).toBe(references.length)
      expect(references.length).toBeLessThanOrEqual(5)
      for (const reference of references) {
        const found = cases[Number(reference)]
        expect(found).toMatchObject({ isSpontaneous: false })
        expect(found?.organization).not.toBe(subject.organization)
        const words = (found?.name ?? '').split(' ')
        expect(
          (subject.department !== null && found?.department === subject.department) ||
            subject.name.split(' ').some((word) => words.includes(word)),
        ).toBe(true)
      }
    }),
    { numRuns: propertyRuns(500) },
  )
})
