import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../run'

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
})

type Suite = { specs?: z.infer<typeof spec>[] | undefined; suites?: Suite[] | undefined }

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
)

const browserReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(suite),
})

/** `files` has the time of each file with tests, in milliseconds. */
type Outcome = { passed: number; failed: number; failures: string[]; files: [name: string, ms: number][] }

/**
 * Reads the JSON reports of Vitest and of Playwright in a folder: the files whose tests took longest, each failed test with
 * its file and its error, and then the counts. A flaky test, which passed only when repeated, counts as failed.
 */
export async function summarizeReports(folder: string): Promise<string> {
  const outcomes: Outcome[] = []
  for (const file of (await readdir(folder)).sort()) {
    const report: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
    const unit = unitReport.safeParse(report)
    outcomes.push(unit.success ? unitOutcome(unit.data) : browserOutcome(browserReport.parse(report)))
  }
  const sum = (count: (outcome: Outcome) => number) => outcomes.map(count).reduce((a, b) => a + b, 0)
  const counts = `Tests: ${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
  return [slowestFiles(outcomes), ...outcomes.flatMap(({ failures }) => failures), counts].join('\n')
}

const shownFiles = 5

function slowestFiles(outcomes: readonly Outcome[]): string {
  const files = outcomes.flatMap(({ files }) => files).sort(([, a], [, b]) => b - a)
  const lines = files
    .slice(0, shownFiles)
    .map(([name, ms]) => `    ${Math.round(ms / 1000)} s ${relative(root, resolve(root, name))}`)
  return ['The five slowest test files:', ...lines].join('\n')
}

function unitOutcome(report: z.infer<typeof unitReport>): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // A file that cannot be loaded has no results of tests.
    if (failed.length === 0 && status === 'failed') return [formatFailure(name, message)]
    return failed.map(({ fullName, failureMessages }) =>
      formatFailure(`${name}: ${fullName}`, failureMessages.join('\n')),
    )
  })
  const files = report.testResults.map((file): [string, number] => [file.name, file.endTime - file.startTime])
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, files }
}

function browserOutcome({ stats, suites }: z.infer<typeof browserReport>): Outcome {
  const specs = suites.flatMap(specsOf)
  const times = new Map<string, number>()
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration)
  const failures = specs.flatMap(({ file, line, title, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
    const errors = failed.flatMap(({ results }) => results.flatMap((result) => result.errors))
    return failed.length === 0
      ? []
      : [formatFailure(`${file}:${line}: ${title}`, errors.map(({ message }) => message ?? '').join('\n'))]
  })
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, files: [...times] }
}

function specsOf({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const shownLines = 15

function formatFailure(test: string, error: string): string {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, shownLines)
  return [`Failed: ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
