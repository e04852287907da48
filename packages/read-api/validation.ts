import type { Hook } from '@hono/zod-openapi'
import type { Env } from 'hono'
import { ApiProblem } from './api-problem'

/** Responds with 400 to a request with invalid parameters, and names them. */
export const rejectInvalid: Hook<unknown, Env, string, undefined> = (result, c) => {
  if (result.success) return
  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])))
  const isMissing = (name: string) => result.target === 'query' && c.req.query(name) === undefined
  const problems = [...names].map((name) => `${name} is ${isMissing(name) ? 'missing' : 'invalid'}`)
  throw new ApiProblem('validation_failed', problems.join(', '))
}

/** Throws a 400 unless exactly one of the named parameters is given. */
export function expectExactlyOne(names: readonly string[], query: Record<string, unknown>): void {
  const given = names.filter((name) => query[name] !== undefined)
  if (given.length === 0) {
    throw new ApiProblem(
      'validation_failed',
      `${names.join(', ')} are missing, exactly one parameter must be provided`,
    )
  }
  if (given.length > 1)
    throw new ApiProblem('validation_failed', `${given.join(', ')} are mutually exclusive`)
}
