import type { ScopeRequirement } from '@/lib/contract/scope'
import { ApiProblem } from './api-problem'
import type { Db } from './db/connect'
import { type EphemeralToken, findScopes } from './tokens'

/** Throws unless the value of an Authorization header meets every requirement. */
export type Authorize = (header: string | undefined, ...requirements: ScopeRequirement[]) => Promise<void>

export function createAuthorize(db: Db, ephemeral: EphemeralToken | undefined): Authorize {
  return async (header, ...requirements) => {
    const token = /^Bearer +([\x21-\x7e]{1,512})$/i.exec(header ?? '')?.[1]
    const granted = token === undefined ? null : await findScopes(db, token, ephemeral)
    if (!granted) {
      throw new ApiProblem('unauthorized', 'a valid access token is required', {
        'WWW-Authenticate': 'Bearer',
      })
    }
    const missing = requirements.flat().filter((anyOf) => !anyOf.some((scope) => granted.has(scope)))
    if (missing.length === 0) return
    throw new ApiProblem(
      'invalid_scope',
      `missing scope: ${missing.map((anyOf) => anyOf.join(' or ')).join(', ')}`,
    )
  }
}
