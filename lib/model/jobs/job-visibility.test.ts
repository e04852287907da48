import { describe, expect, it } from 'vitest'
import type { EmbedJobRecord } from './job'
import { hiddenReason, noJobState, toJobState, websitesOf } from './job-visibility'

const job = (websites_urls: EmbedJobRecord['websites_urls']): EmbedJobRecord => ({
  reference: 'a',
  name: 'A',
  slug: 'a',
  websites_urls,
})
const here = new Set(['own'])
const open = noJobState

describe('the websites of a job', () => {
  it('are those of both operations, under the names of the description and of the hosted service', () => {
    const both = job([
      { reference: 'a' },
      { website_reference: 'b' },
      { reference: ' ', website_reference: 'c' },
    ])
    const detail = { reference: 'a', name: 'A', websites: [{ reference: 'b' }, { reference: 'd' }, {}] }
    expect(websitesOf(both, toJobState(detail))).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a job that the embed operation lists', () => {
  it('is shown if it names no website, this one, or if the websites of all jobs are shown', () => {
    expect(hiddenReason(job(undefined), null, here)).toBeNull()
    expect(hiddenReason(job([{ reference: 'other' }, { reference: 'own' }]), open, here)).toBeNull()
    expect(hiddenReason(job([{ reference: 'other' }]), { ...open, websites: ['own'] }, here)).toBeNull()
    expect(hiddenReason(job([{ reference: 'other' }]), open, null)).toBeNull()
  })

  it('is hidden if it names other websites only', () => {
    expect(hiddenReason(job([{ reference: 'x' }, { reference: 'y' }]), open, here)).toBe(
      'visible only on x, y',
    )
    expect(hiddenReason(job([]), { ...open, websites: ['x'] }, here)).toBe('visible only on x')
  })

  it.each(['archived', 'draft', ' Archived ', 'DRAFT'])('is hidden if its status is %s', (status) => {
    const state = toJobState({ status })
    expect(hiddenReason(job([{ reference: 'own' }]), state, here)).toMatch(/not published/)
    expect(hiddenReason(job([{ reference: 'own' }]), state, null)).toMatch(/not published/)
  })

  it.each(['published', 'unknown-token', '', undefined])('is shown if its status is %s', (status) => {
    expect(hiddenReason(job([]), toJobState({ status }), here)).toBeNull()
  })
})
