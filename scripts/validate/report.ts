import type { PageProblem } from '@/e2e/support/html-lint'

/** Problems of pages as lines, one for each kind with the pages that have it: what is wrong once is wrong on all. */
export function byRule(problems: readonly PageProblem[]): string[] {
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
