import { kinds } from './pools/piece'

/** What is wrong in an output of a record. */
export type Failure = {
  row: number
  /** The rule that does not hold. */
  rule: string
  /** The reference of the record, or the path of a page. */
  record: string
  output: string
  expected: string
  found: string
}

const shownPerRule = 20

/** The counts by kind and rule, and the first failures of each. */
export function formatFailures(seed: number, failures: readonly Failure[]): string {
  const groups = new Map<string, Failure[]>()
  for (const failure of failures) {
    const name = `${failure.row} ${kinds[failure.row]}: ${failure.rule}`
    groups.set(name, [...(groups.get(name) ?? []), failure])
  }
  const names = [...groups.keys()].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const counts = names.map((name) => `${String(groups.get(name)?.length).padStart(6)}  ${name}`)
  const lines = names.flatMap((name) => [
    `\n${name}`,
    ...(groups.get(name) ?? [])
      .slice(0, shownPerRule)
      .map(
        ({ record, output, expected, found }) =>
          `  seed ${seed} ${record} in ${output}: expected ${expected}, found ${found}`,
      ),
  ])
  return [`${failures.length} failures`, ...counts, ...lines].join('\n')
}
