import type { z } from 'zod'
import { formatPath, type Problem } from './problem'

type Issue = z.core.$ZodIssue
type Key = string | number

/** The issues of a schema in words for the author of the file. `data` is the value that the schema has refused. */
export function schemaProblems(
  file: string,
  at: readonly Key[],
  issues: readonly Issue[],
  data: unknown,
): Problem[] {
  return issues.flatMap((issue) => {
    const keys = keysOf(issue)
    const problem = (path: readonly Key[], message: string) => ({
      file,
      path: formatPath([...at, ...path]),
      message,
    })
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => problem([...keys, key], 'unknown key'))
    }
    return [problem(keys, explain(issue, valueAt(data, keys)))]
  })
}

export function keysOf({ path }: Issue): Key[] {
  return path.map((key) => (typeof key === 'number' ? key : String(key)))
}

function explain(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_key') return `${issue.issues[0]?.message ?? issue.message}`
  if (issue.code === 'custom') return value === undefined ? issue.message : withValue(issue.message, value)
  if (value === undefined) return 'is missing'
  if (issue.code !== 'invalid_type') return withValue(issue.message, value)
  const hint = issue.expected === 'string' && typeof value !== 'object' ? ' (put it in quotes)' : ''
  return `${withValue(`expected ${issue.expected}`, value)}${hint}`
}

/** Adds the actual value to a message that has only the expectation. */
function withValue(message: string, value: unknown): string {
  if (!/expected/.test(message)) return message
  const text = (typeof value === 'number' ? null : JSON.stringify(value)) ?? String(value)
  return `${message}, got ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`
}

/** The value at a path, `undefined` if there is none. */
function valueAt(data: unknown, path: readonly Key[]): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, key)?.value
  }
  return value
}
