import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Size } from './generator/generate'
import type { Measured } from './load'

export type Result = {
  engine: string
  operation: string
  /** The number of different requests, each of them sent once. */
  requests: number
  distinct: Measured
  /** One request, sent again and again. */
  repeated: Measured
  /** The plain queries of the same requests. */
  plain: Measured
  /** The time of the API divided by the time of the plain query. */
  ratio: { distinct: number; repeated: number }
}

/** Prints the results as a Markdown table and writes them to .data/bench-api.json. */
export function report(size: Size, results: readonly Result[]): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  const { articles, organizations, jobs } = size
  console.log(`\n${articles} articles, ${organizations} organizations, ${jobs} jobs; ${machine}\n`)
  console.log('Requests per second / median ms / 99th percentile ms / ratio to the plain query.')
  console.log('Distinct: each request once. Repeated: one request again and again.\n')
  console.log('| engine | operation | requests | distinct | repeated | plain query |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: |')
  for (const { engine, operation, requests, distinct, repeated, plain, ratio } of results) {
    const figures = [
      `${format(distinct)} / ${ratio.distinct.toFixed(1)}`,
      `${format(repeated)} / ${ratio.repeated.toFixed(1)}`,
      format(plain),
    ]
    console.log(`| ${[engine, operation, requests, ...figures].join(' | ')} |`)
    const failures = distinct.failures + repeated.failures + plain.failures
    if (failures > 0) console.log(`  ${failures} requests failed`)
  }
  mkdirSync('.data', { recursive: true })
  const path = join('.data', 'bench-api.json')
  writeFileSync(path, `${JSON.stringify({ machine, size, results }, null, 2)}\n`)
  console.log(`\nWrote ${path}`)
}

function format({ requestsPerSecond, p50Ms, p99Ms }: Measured): string {
  return `${requestsPerSecond.toFixed(0)} / ${p50Ms.toFixed(1)} / ${p99Ms.toFixed(0)}`
}
