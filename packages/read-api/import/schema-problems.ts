import type { z } from 'zod'
import { formatPath, type Problem } from './problem'

type Issue = z.core.$ZodIssue
type Key = string | number

/** The issues of a schema in the words of somebody who edits the file. */
export function formProblems(
  file: string,
  at: readonly Key[],
  issues: readonly Issue[],
  data: unknown,
): Problem[] {
  return issues.flatMap((issue) => {
    const keys = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
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

function explain(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_key') return `${issue.issues[0]?.message ?? issue.message}`
  if (issue.code === 'custom') return value === undefined ? issue.message : withValue(issue.message, value)
  if (value === undefined) return 'is missing'
  if (issue.code !== 'invalid_type') return withValue(issue.message, value)
  const hint = issue.expected === 'string' && typeof value !== 'object' ? ' (put it in quotes)' : ''
  return `${withValue(`expected ${issue.expected}`, value)}${hint}`
}

/** Adds what was found where the message only says what was expected. */
function withValue(message: string, value: unknown): string {
  if (!/expected/.test(message)) return message
  const text = (typeof value === 'number' ? null : JSON.stringify(value)) ?? String(value)
  return `${message}, got ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`
}

/** The value that a path leads to, `undefined` where it leads nowhere. */
export function valueAt(data: unknown, path: readonly Key[]): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, key)?.value
  }
  return value
}
