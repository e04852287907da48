import type { ScopeRequirement } from '@vitrine/api-contract/scope'
import type { Db } from '@vitrine/content-store/db/connect'
import type { Context } from 'hono'
import { ApiProblem } from './api-problem'
import { type EphemeralToken, findGrant, type Grant } from './tokens'

declare module 'hono' {
  interface ContextVariableMap {
    /** The `id` of the accepted token. */
    tokenId: string | undefined
  }
}

export type Auth = {
  /** The grant of a request's token; `null` without an accepted token. Reads the database once per request. */
  identify: (c: Context) => Promise<Grant | null>
  /** Throws an `ApiProblem` unless the request's token meets every requirement. */
  authorize: (c: Context, ...requirements: ScopeRequirement[]) => Promise<void>
}

export function createAuth(options: {
  db: Db
  ephemeralToken: EphemeralToken | undefined
  now: () => Date
  /** Called with the digest of every accepted stored token. */
  onTokenUsed: (hash: string, at: Date) => void
}): Auth {
  const grants = new WeakMap<Context, Promise<Grant | null>>()

  const find = async (c: Context) => {
    const header = c.req.header('Authorization') ?? ''
    const token = /^Bearer +([\x21-\x7e]{1,512})$/i.exec(header)?.[1]
    if (token === undefined) return null
    const now = options.now()
    const grant = await findGrant(options.db, token, options.ephemeralToken, now)
    c.set('tokenId', grant?.id)
    if (grant?.hash) options.onTokenUsed(grant.hash, now)
    return grant
  }
  const identify = (c: Context) => {
    const grant = grants.get(c) ?? find(c)
    grants.set(c, grant)
    return grant
  }
  return {
    identify,
    authorize: async (c, ...requirements) => {
      const grant = await identify(c)
      if (!grant) {
        throw new ApiProblem('unauthorized', 'a valid access token is required', {
          'WWW-Authenticate': 'Bearer',
        })
      }
      const missing = requirements.flat().filter((anyOf) => !anyOf.some((scope) => grant.scopes.has(scope)))
      if (missing.length === 0) return
      const names = missing.map((anyOf) => anyOf.join(' or ')).join(', ')
      throw new ApiProblem('invalid_scope', `missing scope: ${names}`)
    },
  }
}
