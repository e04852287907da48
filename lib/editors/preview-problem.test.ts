import type { Scope } from '@vitrine/api-contract/scope'
import { expect, it } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { ApiUnreachable } from '@/lib/client/api-unreachable'
import { ContractError } from '@/lib/client/contract-error'
import type { PreviewType } from '@/lib/preview/preview-token'
import { missingRecord, toPreviewProblem } from './preview-problem'

const articleScopes: Scope[] = ['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r']

const failed = (status: number) => new ApiError('job X', status, null, null)

it('names the problem behind each error of the client', () => {
  expect(toPreviewProblem(failed(401), 'job')).toEqual({ kind: 'unauthorized', scopes: [], status: 401 })
  expect(toPreviewProblem(failed(403), 'job')).toEqual({ kind: 'forbidden', scopes: ['jobs_r'], status: 403 })
  expect(toPreviewProblem(failed(429), 'job').kind).toBe('too-many-requests')
  expect(toPreviewProblem(failed(502), 'job')).toEqual({ kind: 'server-error', scopes: [], status: 502 })
  expect(toPreviewProblem(new ApiUnreachable('job X', new Error('the limit of 8000 ms')), 'job').kind).toBe(
    'timeout',
  )
  expect(toPreviewProblem(new ApiUnreachable('job X', new Error('ECONNREFUSED')), 'job').kind).toBe(
    'unreachable',
  )
  expect(toPreviewProblem(new ContractError('job X', 'no body'), 'job').kind).toBe('invalid-response')
  expect(missingRecord('article').kind).toBe('not-found')
  expect(missingRecord('job').kind).toBe('not-found')
})

const refused = (operation: string, ...scopes: Scope[]) =>
  new ApiError(operation, 403, 'invalid_scope', null, scopes)

type Refusal = { named: string; error: ApiError; type: PreviewType; kind: string; scopes: readonly string[] }

it.each<Refusal>([
  {
    named: 'the only scope of its operation',
    ...{ error: refused('job X'), type: 'job', kind: 'missing-scope', scopes: ['jobs_r'] },
  },
  {
    named: 'the scope of the operation that failed',
    ...{ error: refused('organizations list'), type: 'job', kind: 'missing-scope' },
    scopes: ['su_organizations_r'],
  },
  {
    named: 'the scopes that the API names',
    ...{ error: refused('articles list', 'cms_articles_r'), type: 'article', kind: 'missing-scope' },
    scopes: ['cms_articles_r'],
  },
  {
    named: 'all where the API names none',
    ...{ error: refused('articles list'), type: 'article', kind: 'forbidden', scopes: articleScopes },
  },
  {
    named: 'all where the API names all',
    ...{ error: refused('articles list', ...articleScopes), type: 'article', kind: 'forbidden' },
    scopes: articleScopes,
  },
])('names $named', ({ error, type, kind, scopes }) => {
  expect(toPreviewProblem(error, type)).toEqual({ kind, scopes, status: 403 })
})

it('throws errors again that are not of the client', () => {
  const error = new TypeError('a fault in the code')
  expect(() => toPreviewProblem(error, 'job')).toThrow(error)
})
