import { type Context, isRecord, paths } from './context'
import type { Findings } from './findings'
import type { Prober } from './prober'
import { explain, readError } from './unexpected'

/** No API has an organization with it. */
const unknownReference = 'no-such-organization'

/**
 * Whether the API responds as the contract says. The first request needs no token, and its response is the error that the
 * site must be able to tell from a failure.
 */
export async function checkConnection({ settings, prober, findings, show }: Context): Promise<boolean> {
  const base = settings.API_BASE_URL ?? settings.SITE_URL
  const path = paths.embed(unknownReference)
  const probe = await prober.get(path)
  const problem = (text: string, fix: string) => findings.problem('Connection', 'connection.reach', text, fix)
  if (probe.kind === 'response') {
    const { status, body } = probe
    const { code, description } = readError(body)
    const isShaped = isRecord(body) && code !== '' && typeof body.error_description === 'string'
    if (status === 404 && code === 'not_found') {
      findings.ok('Connection', 'connection.reach', 'The API responds.')
      const text = `An organization that does not exist: 404 with the error not_found${isShaped ? ', as in the contract' : ', without error_description'}.`
      findings.ok('Connection', 'connection.not-found', text)
      return true
    }
    if ((status === 400 || status === 200) && probe.problem === null && (code !== '' || isEmbed(body))) {
      findings.ok('Connection', 'connection.reach', 'The API responds.')
      findings.note(
        'Connection',
        'connection.not-found',
        `An organization that does not exist: ${status}${code ? ` with the error ${show(code)}${description ? `: ${show(description)}` : ''}` : ''} instead of 404 not_found. The page of a removed organization stays as it is, instead of becoming a 404.`,
      )
      return true
    }
    if (status === 404 && /\/api(\/v\d+)?$/.test(base)) {
      const fixed = base.replace(/\/api(\/v\d+)?$/, '')
      problem(
        'The API has no such operation (404): API_BASE_URL ends with a part that the site appends itself.',
        `Set API_BASE_URL to ${show(fixed)}: the site appends /api/v1.`,
      )
      return false
    }
  }
  const { text, fix } = explain(probe, base + path, show)
  problem(text, fix)
  return false
}

function isEmbed(body: unknown): boolean {
  return isRecord(body) && Array.isArray(body.jobs)
}

const rateHeaders = [
  ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-rate-limit-limit', 'retry-after'],
]

/** Latency, limits and failures of all requests of the command. */
export function reportTraffic({ settings, prober, findings, show }: Context): void {
  const { sent, failures, count, stopped } = prober
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b)
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)]
  if (median !== undefined && slowest !== undefined) {
    const text = `${count} requests: half of them took at most ${Math.ceil(median)} ms, the slowest ${Math.ceil(slowest)} ms (limit: API_TIMEOUT_MS, ${settings.API_TIMEOUT_MS} ms).`
    if (slowest > settings.API_TIMEOUT_MS / 2)
      findings.note('Connection', 'connection.latency', `${text} A slower response becomes an error.`, slow)
    else findings.ok('Connection', 'connection.latency', text)
  }
  reportFailures(failures, findings)
  const limits = rateHeaders.flatMap((name) => {
    const value = sent.findLast(({ header }) => header(name) !== null)?.header(name)
    return value === undefined || value === null ? [] : [`${name}: ${show(value)}`]
  })
  const quota = `The site sends at most ${settings.API_REQUESTS_PER_MINUTE} requests a minute (API_REQUESTS_PER_MINUTE).`
  if (limits.length > 0)
    findings.note(
      'Connection',
      'connection.rate-limit',
      `The API names limits: ${limits.join(', ')}. ${quota}`,
    )
  else if (settings.API_BASE_URL !== undefined)
    findings.ok('Connection', 'connection.rate-limit', `The API names no rate limit. ${quota}`)
  if (stopped !== null)
    findings.unknown(
      'Connection',
      'connection.stopped',
      `The check is not complete: ${stopped}.`,
      'Run the command again later.',
    )
}

const slow = 'Ask the operator of the API why it is slow, or set a higher API_TIMEOUT_MS.'

function reportFailures(failures: Prober['failures'], findings: Findings): void {
  const [first] = failures
  if (!first) return
  const text = `${failures.length} requests failed, the first for this reason: ${first.text}`
  findings.problem('Connection', 'connection.failures', text, first.fix)
}
