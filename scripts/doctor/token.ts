import { blockScopes, operationScopes, type Scope, type ScopeRequirement } from '@vitrine/api-contract/scope'
import { assessScopes, keyOf, type Outcome, type ScopeState } from './assess-scopes'
import { type Context, paths } from './context'
import type { Probe } from './prober'
import { lossOf } from './scope-losses'
import { explain, isNotFound, isScopeRefusal, readError, successBody } from './unexpected'

/** What the token may read. `isAccepted` is false without a token, and for one that the API does not know. */
export type Access = {
  isAccepted: boolean
  scopes: readonly ScopeState[]
  /** Whether a request that needs these scopes succeeds. */
  allows: (requirements: ScopeRequirement) => boolean
}

type Step = { requirements: ScopeRequirement; path: string; group: string; block: string | null }

const noSuchJob = 'no-such-job'

/** Requests each operation, and each optional block, alone. */
function planSteps(site: string, job: string | null): Step[] {
  const list = { cms_sites_references: site, per_page: 1 }
  const detail = job ?? noSuchJob
  return [
    ...[null, 'offices', 'images', 'videos'].map((block) => ({
      ...{ group: 'organizations list', block },
      requirements: withBlock(operationScopes.listOrganizations, blockScopes.listOrganizations, block),
      path: paths.organizations(block ? { ...list, [block]: 'true' } : list),
    })),
    ...[null, 'office', 'candidates_count'].map((block) => ({
      ...{ group: 'job', block },
      requirements: withBlock(operationScopes.getJob, blockScopes.getJob, block),
      path: paths.job(detail, block ? { [block]: 'true' } : {}),
    })),
    {
      ...{ group: 'articles list', block: null },
      requirements: operationScopes.listArticles,
      path: paths.articles({ per_page: 1 }),
    },
  ]
}

function withBlock(
  operation: ScopeRequirement,
  blocks: Readonly<Record<string, ScopeRequirement>>,
  block: string | null,
): ScopeRequirement {
  return block === null ? operation : [...operation, ...(blocks[block] ?? [])]
}

/**
 * Finds the scopes of the token by requests, and what the site loses without those that it lacks. `job` is the reference of a
 * job that the embed operation lists; null if none is known.
 */
export async function probeScopes(context: Context, job: string | null): Promise<Access> {
  const { settings, prober, findings, show } = context
  const base = settings.API_BASE_URL ?? settings.SITE_URL
  let states: ReturnType<typeof assessScopes> = new Map()
  let isAccepted = true
  const failed = new Set<string>()
  for (const { requirements, path, group, block } of planSteps(settings.SITE_REFERENCE, job)) {
    if (failed.has(group)) continue
    const probe = await prober.get(path)
    // The check of the connection says why no further request is sent.
    if (probe.kind === 'skipped') break
    const name = block === null ? group : `${group} with ${block}`
    if (probe.kind === 'response' && probe.status === 401) {
      const { text, fix } = explain(probe, base + path, show)
      findings.problem('Token and scopes', 'token.refused', text, fix)
      isAccepted = false
      break
    }
    const outcome = toOutcome(probe)
    states = assessScopes(requirements, states, outcome)
    // An API can look for the job before it checks the scopes: 404 says nothing about them.
    if (outcome.result !== 'other' || (group === 'job' && isNotFound(probe))) continue
    failed.add(group)
    const { text, fix } = explain(probe, base + path, show)
    findings.problem('Token and scopes', 'token.operation', `${name}: ${text}`, fix)
  }
  const isNamed = settings.ORGANIZATION_REFERENCES.length > 0
  const scopes = allRequirements.map((anyOf): ScopeState => {
    const { state, evidence } = states.get(keyOf(anyOf)) ?? { state: 'unknown', evidence: null }
    const [first] = anyOf
    return { anyOf, state, evidence, loss: first ? lossOf(first, isNamed) : null }
  })
  return {
    isAccepted,
    scopes,
    allows: (needed) => needed.every((anyOf) => states.get(keyOf(anyOf))?.state === 'granted'),
  }
}

const allRequirements: readonly (readonly Scope[])[] = [
  ...operationScopes.listOrganizations,
  ...Object.values(blockScopes.listOrganizations).flat(),
  ...operationScopes.getJob,
  ...Object.values(blockScopes.getJob).flat(),
  ...operationScopes.listArticles,
]

function toOutcome(probe: Probe): Outcome {
  if (successBody(probe) !== undefined) return { result: 'allowed' }
  if (!isScopeRefusal(probe)) return { result: 'other' }
  return {
    result: 'refused',
    description: probe.kind === 'response' ? readError(probe.body).description : '',
  }
}
