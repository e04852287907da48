import type { PageProblem } from '@/e2e/support/html-lint'

/** Groups problems by rule and message, because one cause often occurs on many pages. Returns one line for each group. */
export function groupByRule(problems: readonly PageProblem[]): string[] {
  const kinds = new Map<string, PageProblem[]>()
  for (const problem of problems) {
    const kind = `${problem.rule}: ${problem.message}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem])
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, found]) => `${kind}\n    ${found.length} times, ${examples(found)}`)
}

function examples(problems: readonly PageProblem[]): string {
  const paths = [...new Set(problems.map(({ path }) => path))]
  return `on ${paths.length} pages such as ${paths.slice(0, 3).join(' ')}`
}
