import { expect, it } from 'vitest'
import { ApiBusy } from '@/lib/client/api-busy'
import { ApiError } from '@/lib/client/api-error'
import { ApiUnreachable } from '@/lib/client/api-unreachable'
import { ContractError } from '@/lib/client/contract-error'
import { missingRecord, toPreviewProblem } from './preview-problem'

const failed = (status: number) => new ApiError('job X', status, null, null)

it('names the problem behind each error of the client', () => {
  expect(toPreviewProblem(failed(401), 'job')).toEqual({ kind: 'unauthorized', scopes: [], status: 401 })
  expect(toPreviewProblem(failed(403), 'job')).toEqual({ kind: 'forbidden', scopes: ['jobs_r'], status: 403 })
  expect(toPreviewProblem(failed(403), 'article').scopes).toContain('cms_articles_r')
  expect(toPreviewProblem(failed(403), 'organization').scopes).toEqual(['su_organizations_r'])
  expect(toPreviewProblem(failed(429), 'job').kind).toBe('too-many-requests')
  expect(toPreviewProblem(failed(502), 'job')).toEqual({ kind: 'server-error', scopes: [], status: 502 })
  expect(toPreviewProblem(new ApiUnreachable('job X', new Error('the limit of 8000 ms')), 'job').kind).toBe(
    'timeout',
  )
  expect(toPreviewProblem(new ApiUnreachable('job X', new Error('ECONNREFUSED')), 'job').kind).toBe(
    'unreachable',
  )
  expect(toPreviewProblem(new ApiUnreachable('job X', failed(503)), 'job')).toEqual({
    ...{ kind: 'server-error', scopes: [], status: 503 },
  })
  expect(toPreviewProblem(new ContractError('job X', 'no body'), 'job').kind).toBe('invalid-response')
  expect(toPreviewProblem(new ApiBusy('job X', 'too many'), 'job').kind).toBe('busy')
  expect(missingRecord('article').kind).toBe('not-listed')
  expect(missingRecord('job').kind).toBe('not-found')
})

it('throws errors again that are not of the client', () => {
  const error = new TypeError('a fault in the code')
  expect(() => toPreviewProblem(error, 'job')).toThrow(error)
})
