import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Check, Scale } from './part'

export type PartReport = { name: string; seconds: number; checks: readonly Check[] }

/** The checks of a part, for a terminal. */
export function formatPart({ name, seconds, checks }: PartReport): string {
  return ['', `${name} (${Math.round(seconds)} s)`, ...checks.flatMap(formatCheck), ''].join('\n')
}

/** The failed checks of all parts, and how many there are. */
export function formatSummary(parts: readonly PartReport[]): string {
  const checks = parts.flatMap((part) => part.checks)
  const failed = checks.filter((check) => !check.passed)
  return [
    ...(failed.length > 0 ? ['Failed:', ...failed.flatMap(formatCheck), ''] : []),
    `Checks: ${checks.length - failed.length} passed, ${failed.length} failed`,
  ].join('\n')
}

function formatCheck({ name, passed, expected, measured }: Check): string[] {
  return [
    `  ${passed ? 'passed' : 'FAILED'}  ${name}`,
    `          expected ${expected}`,
    `          measured ${measured}`,
  ]
}

export async function writeReport(
  path: string,
  parts: readonly PartReport[],
  run: { scale: Scale; seed: number },
): Promise<void> {
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, memory: totalmem(), node: process.version }
  await writeFile(path, `${JSON.stringify({ ...run, machine, parts }, null, 2)}\n`)
}
