import { findScopes, type Scope } from '@vitrine/api-contract/scope'

/**
 * What is known about one requirement: a scope, or one of several scopes that allow the same. `perhaps missing`: the API
 * refuses an operation that needs several, and its error text does not name some of them alone.
 */
export type ScopeState = {
  anyOf: readonly Scope[]
  state: 'granted' | 'missing' | 'perhaps missing' | 'unknown'
  /** How a missing scope is known: by a request that lacks nothing else, or because the error text of the API names it. */
  evidence: 'request' | 'error text' | null
  /** What the site loses without it; null if it loses nothing. */
  loss: string | null
}

type State = Pick<ScopeState, 'state' | 'evidence'>

/** `refused` is a response 403 `invalid_scope`. */
export type Outcome = { result: 'allowed' } | { result: 'refused'; description: string } | { result: 'other' }

const unknown: State = { state: 'unknown', evidence: null }

/**
 * The states of requirements after a request that needs all of them. `known` has those of earlier requests. The keys are
 * those of `keyOf`.
 */
export function assessScopes(
  requirements: readonly (readonly Scope[])[],
  known: ReadonlyMap<string, State>,
  outcome: Outcome,
): Map<string, State> {
  const states = new Map(known)
  const stateOf = (anyOf: readonly Scope[]) => states.get(keyOf(anyOf)) ?? unknown
  const setAll = (some: readonly (readonly Scope[])[], state: State) => {
    for (const anyOf of some) states.set(keyOf(anyOf), state)
  }
  const open = requirements.filter((anyOf) => stateOf(anyOf).state === 'unknown')
  setAll(open, unknown)
  if (outcome.result === 'allowed') setAll(requirements, { state: 'granted', evidence: null })
  if (outcome.result !== 'refused') return states
  const named = open.filter((anyOf) => isNamed(anyOf, outcome.description))
  const isExplained = requirements.some((anyOf) => stateOf(anyOf).state === 'missing')
  if (!isExplained && open.length === 1) setAll(open, { state: 'missing', evidence: 'request' })
  else if (isExplained || (named.length > 0 && named.length < open.length))
    setAll(named, { state: 'missing', evidence: 'error text' })
  // A text that names all may list what the operation needs, and not what the token lacks.
  else setAll(open, { state: 'perhaps missing', evidence: null })
  return states
}

export function keyOf(anyOf: readonly Scope[]): string {
  return anyOf.join(' or ')
}

function isNamed(anyOf: readonly Scope[], description: string): boolean {
  const named = findScopes(description)
  return anyOf.some((scope) => named.includes(scope))
}
