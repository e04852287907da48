import { keyOf, type ScopeState } from './assess-scopes'
import type { Context } from './context'

/** Says which scopes the token has, and for each that it lacks what the site loses. */
export function reportScopes({ findings, settings }: Context, scopes: readonly ScopeState[]): void {
  const isHosted = settings.API_BASE_URL !== undefined
  const some = (state: ScopeState['state']) => scopes.filter((scope) => scope.state === state)
  const [granted, uncertain, unknown] = [some('granted'), some('perhaps missing'), some('unknown')]
  if (granted.length > 0)
    findings.ok('Token and scopes', 'scopes.granted', `The token has: ${namesOf(granted)}.`)
  for (const { anyOf, evidence, loss } of some('missing')) {
    const source = evidence === 'error text' ? ', as the error text of the API says' : ''
    const id = `scopes.missing.${anyOf[0]}`
    if (loss === null) {
      findings.ok('Token and scopes', id, `${keyOf(anyOf)} is missing${source}: the site does not need it.`)
      continue
    }
    findings.problem(
      'Token and scopes',
      id,
      `${keyOf(anyOf)} is missing${source}. The site loses ${loss}.`,
      fixOf(anyOf[0] ?? ''),
    )
    findings.lacks(`${upperFirst(loss)} (scope ${keyOf(anyOf)}).`)
  }
  const [first] = uncertain
  if (first) {
    findings.problem(
      'Token and scopes',
      'scopes.perhaps-missing',
      `One or more of these scopes are missing, the API does not say which: ${namesOf(uncertain)}. The site loses ${first.loss ?? 'nothing'}.`,
      fixOf(first.anyOf[0] ?? ''),
    )
    findings.lacks(`${upperFirst(first.loss ?? '')} (one or more of the scopes ${namesOf(uncertain)}).`)
  }
  // Some of the scopes of one operation are missing: it is refused, whatever the others are.
  const isNamedAlone = some('missing').some(isForArticles)
  const unnamed = unknown.filter((scope) => isNamedAlone && isForArticles(scope))
  if (unnamed.length > 0)
    findings.unknown(
      'Token and scopes',
      'scopes.not-named',
      `The error text of the API does not name ${namesOf(unnamed)}: the token probably has them.`,
    )
  const open = unknown.filter((scope) => !unnamed.includes(scope))
  if (open.length > 0)
    findings.unknown(
      'Token and scopes',
      'scopes.unknown',
      `It cannot be known whether the token has: ${namesOf(open)}.`,
      'Correct the other problems first, then run the command again.',
    )
  const internal = granted.filter(({ anyOf }) => anyOf.some((scope) => scope.startsWith('candidates_')))
  if (internal.length > 0 && isHosted)
    findings.note(
      'Token and scopes',
      'scopes.not-needed',
      `The site never reads candidates, and the token may: ${namesOf(internal)}.`,
      'Use a token without this scope: if it leaks, nobody can read candidates with it.',
    )
}

function fixOf(scope: string): string {
  const ask =
    'Ask the operator of the API for a token that has this scope too (npm run api:token for an API of npm run api)'
  if (scope === 'su_organizations_r')
    return `${ask}, or set ORGANIZATION_REFERENCES: the site then reads what the public embed operation has.`
  if (scope.startsWith('cms_'))
    return 'Use a token with all three: cms_collection_categories_r, cms_collections_r and cms_articles_r. Or unset API_TOKEN for a site without articles.'
  return `${ask}.`
}

function isForArticles({ anyOf }: ScopeState): boolean {
  return anyOf.some((scope) => scope.startsWith('cms_'))
}

function namesOf(scopes: readonly ScopeState[]): string {
  return scopes.map(({ anyOf }) => keyOf(anyOf)).join(', ')
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
