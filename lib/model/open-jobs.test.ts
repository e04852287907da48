import { expect, it } from 'vitest'
import { findOpenJobs, isJobKey, jobKeyOf, withOpenJobs } from './open-jobs'

const readAt = new Date('2026-05-01T10:00:00Z')

function makeBoard(unavailable: readonly string[] = []) {
  const jobs = [{ job: { reference: 'A1' } }]
  return {
    board: { jobs, labels: { company: new Map([['acme', {}]]) } },
    unavailable,
    jobsReadAt: readAt.getTime(),
  }
}

it('calls a job closed that a complete board does not have', () => {
  expect(findOpenJobs(makeBoard(), ['acme/A1', 'bolt/B2'], false)).toEqual({
    open: ['acme/A1'],
    closed: ['bolt/B2'],
    readAt: '2026-05-01T10:00:00.000Z',
  })
})

it('does not call a job closed whose company may be one that cannot be read', () => {
  const found = findOpenJobs(makeBoard(['Bolt']), ['acme/A1', 'acme/A2', 'bolt/B2'], false)
  expect([found.open, found.closed]).toEqual([['acme/A1'], ['acme/A2']])
})

it('calls no job closed by a board that may be out of date', () => {
  const found = findOpenJobs(makeBoard(), ['acme/A1', 'acme/A2'], true)
  expect([found.open, found.closed]).toEqual([['acme/A1'], []])
})

it.each(['acme', 'acme/', '/A1', 'a/b\u0000', `a/${'x'.repeat(201)}`])('does not take %j as a key', (text) =>
  expect(isJobKey(text)).toBe(false),
)

it('changes saved jobs as a response says, but not those that were saved after the board was read', () => {
  const texts = { name: 'Welder', company: 'Acme', place: '', locale: 'en', language: null }
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
