import { readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Applied } from '@vitrine/content-store/apply/apply'
import { isDatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import { ContentRejected, type Problem } from '#import/problem'
import { formatSummary } from '#import/summary'
import { adviceFor } from './advice'
import { lineOf } from './problem-line'

/** An author does not read more problems than this at once. */
const maxProblems = 20
/** A file that the import reads is not larger. */
const maxBytes = 1_000_000

type ReportedProblem = Problem & { line: number | null; advice: string }

/** What an import has done, for `npm run dev:content`, which reads it from this process. */
export type ImportReport =
  | { kind: 'imported'; summary: string[]; warnings: string[]; isChanged: boolean; durationMs: number }
  /** Nothing was written. */
  | { kind: 'refused'; problems: ReportedProblem[]; total: number }
  | { kind: 'failed'; message: string }

export function reportSummary(
  summary: Applied,
  pictures: string[],
  warnings: string[],
  durationMs: number,
): ImportReport {
  const isChanged = summary.some(({ added, changed, removed }) => added + changed + removed > 0)
  const lines = [...formatSummary(summary, false), ...pictures]
  return { kind: 'imported', summary: lines, warnings, isChanged, durationMs }
}

/** `folder` is the content folder as the import got it. Throws errors that are not about the content or the database. */
export function reportError(error: unknown, folder: string): ImportReport {
  if (error instanceof ContentRejected) {
    const problems = error.problems.slice(0, maxProblems).map((problem) => ({
      ...problem,
      line: readLine(problem, folder),
      advice: adviceFor(problem),
    }))
    return { kind: 'refused', problems, total: error.problems.length }
  }
  if (error instanceof Error && isDatabaseUnavailable(error)) {
    return { kind: 'failed', message: `The database cannot be used: ${error.message}` }
  }
  throw error
}

/** Null for files that cannot be read as text. The label of a file starts with the folder as it was given. */
function readLine(problem: Problem, folder: string): number | null {
  const path = resolve(problem.file)
  if (!path.startsWith(`${resolve(folder)}${sep}`)) return null
  try {
    return statSync(path).size > maxBytes ? null : lineOf(problem, readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
