import { expect, it } from 'vitest'
import { findOpenJobs, isJobKey, jobKeyOf, withOpenJobs } from './open-jobs'

const readAt = new Date('2026-05-01T10:00:00Z')

it('calls a job closed that the board does not have', () => {
  const board = { jobs: [{ job: { reference: 'A1' } }] }
  expect(findOpenJobs(board, ['acme/A1', 'bolt/B2'], readAt)).toEqual({
    open: ['acme/A1'],
    closed: ['bolt/B2'],
    readAt: '2026-05-01T10:00:00.000Z',
  })
})

it.each(['acme', 'acme/', '/A1', 'a/b\u0000', `a/${'x'.repeat(201)}`])('does not take %j as a key', (text) =>
  expect(isJobKey(text)).toBe(false),
)

it('changes saved jobs as a response says, but not those that were saved after the board was read', () => {
  const texts = {
    name: 'Welder',
    company: 'Acme',
    place: '',
    locale: 'en',
    language: null,
    contract: '',
    salary: '',
    logo: null,
  }
  const makeJob = (reference: string, isClosed: boolean, savedAt = 1_000) => ({
    ...{ ...texts, reference, isClosed, savedAt },
    path: `/en/companies/acme/jobs/welder_${reference}`,
  })
  expect(isJobKey(jobKeyOf(makeJob('A1', false)))).toBe(true)
  const jobs = [
    makeJob('reopened', true),
    makeJob('closed', false),
    makeJob('unknown', true),
    makeJob('new', false, readAt.getTime() + 1),
  ]
  const response = {
    open: ['acme/reopened'],
    closed: ['acme/closed', 'acme/new'],
    readAt: readAt.toISOString(),
  }
  expect(withOpenJobs(jobs, response).map(({ isClosed }) => isClosed)).toEqual([false, true, true, false])
})
