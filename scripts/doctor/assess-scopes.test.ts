import { operationScopes } from '@vitrine/api-contract/scope'
import { describe, expect, it } from 'vitest'
import { assessScopes, type Outcome } from './assess-scopes'

const articles = operationScopes.listArticles
const organizations = operationScopes.listOrganizations
const withOffices = [...organizations, ['su_offices_r', 'su_offices_rw']] as const

const refused = (description: string): Outcome => ({ result: 'refused', description })
const statesOf = (states: ReturnType<typeof assessScopes>) =>
  Object.fromEntries([...states].map(([key, { state }]) => [key, state]))

describe('assessScopes', () => {
  it('knows that every needed scope is granted after a success', () => {
    expect(statesOf(assessScopes(withOffices, new Map(), { result: 'allowed' }))).toEqual({
      su_organizations_r: 'granted',
      'su_offices_r or su_offices_rw': 'granted',
    })
  })

  it('knows that the only scope of an operation is missing, whatever the error text says', () => {
    expect(assessScopes(organizations, new Map(), refused('no')).get('su_organizations_r')).toEqual({
      state: 'missing',
      evidence: 'request',
    })
  })

  it('knows that the scope of a block is missing where the operation itself is allowed', () => {
    const known = assessScopes(organizations, new Map(), { result: 'allowed' })
    expect(statesOf(assessScopes(withOffices, known, refused('')))).toEqual({
      su_organizations_r: 'granted',
      'su_offices_r or su_offices_rw': 'missing',
    })
  })

  it('does not know the scope of a block where the operation itself is refused, unless the error text names it', () => {
    const known = assessScopes(organizations, new Map(), refused(''))
    const block = 'su_offices_r or su_offices_rw'
    expect(statesOf(assessScopes(withOffices, known, refused('')))[block]).toBe('unknown')
    expect(assessScopes(withOffices, known, refused('missing: su_offices_rw')).get(block)).toEqual({
      state: 'missing',
      evidence: 'error text',
    })
  })

  it('takes the scopes of several that the error text names', () => {
    expect(statesOf(assessScopes(articles, new Map(), refused('missing scope: cms_articles_r')))).toEqual({
      cms_collection_categories_r: 'unknown',
      cms_collections_r: 'unknown',
      cms_articles_r: 'missing',
    })
  })

  it.each([
    'forbidden',
    'this needs cms_collection_categories_r, cms_collections_r and cms_articles_r',
    'cms_articles_rw',
  ])('does not know which of several is missing where the error text is "%s"', (description) => {
    const states = statesOf(assessScopes(articles, new Map(), refused(description)))
    expect(new Set(Object.values(states))).toEqual(new Set(['perhaps missing']))
  })

  it('knows nothing after another response', () => {
    const states = statesOf(assessScopes(articles, new Map(), { result: 'other' }))
    expect(new Set(Object.values(states))).toEqual(new Set(['unknown']))
  })
})
