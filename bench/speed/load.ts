import type { Encoding } from '@/bench/support/send'
import { ProgramFailed, runInstalled } from '@/scripts/run'

export type Tool = 'wrk' | 'autocannon'

export const connections = 64

const autocannon = 'node_modules/autocannon/autocannon.js'

/** Requests a second of a URL. Throws if a response is not one of success: it would be sent faster than the page. */
export async function measureRate(
  tool: Tool,
  url: string,
  encoding: Encoding,
  seconds: number,
): Promise<number> {
  if (tool === 'wrk') return measureWithWrk(url, encoding, seconds)
  const { requests, others } = await countStatuses(url, encoding, seconds)
  if (others > 0) throw new ProgramFailed(`${others} requests of ${url} failed`)
  return requests / seconds
}

async function measureWithWrk(url: string, encoding: Encoding, seconds: number): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`
  const options = [
    '--threads',
    '1',
    '--connections',
    `${connections}`,
    '--duration',
    `${seconds}s`,
    '--timeout',
    '60s',
  ]
  const output = await runInstalled('wrk', [...options, '--header', header, url])
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(output) ?? []
  if (rate === undefined || /Non-2xx|Socket errors/.test(output))
    throw new ProgramFailed(`Requests of ${url} failed:\n${output}`)
  return Number(rate)
}

/** Requests a URL with autocannon. `others` are responses with another status than 200, and requests without a response. */
export async function countStatuses(
  url: string,
  encoding: Encoding,
  seconds: number,
): Promise<{ requests: number; others: number }> {
  const options = ['--json', '--connections', `${connections}`, '--duration', `${seconds}`]
  const header = `Accept-Encoding=${encoding}`
  const output = await runInstalled(process.execPath, [autocannon, ...options, '--headers', header, url])
  const { requests, errors, statusCodeStats } = JSON.parse(output)
  const successes = statusCodeStats['200']?.count ?? 0
  return { requests: requests.total, others: requests.total - successes + errors }
}
