import { type Context, count, isRecord, paths } from './context'
import type { Findings } from './findings'
import type { Probe, Prober, Received } from './prober'
import { explain, isNotFound, readError } from './unexpected'

/** No API has an organization with it. */
const unknownReference = 'no-such-organization'

/**
 * Whether the API responds as the contract says. The first request needs no token, and its response is the error that the
 * site must be able to tell from a failure.
 */
export async function checkConnection(context: Context): Promise<boolean> {
  const { settings, prober, findings, show } = context
  const base = settings.API_BASE_URL ?? settings.SITE_URL
  const path = paths.embed(unknownReference)
  const probe = await prober.get(path, { withToken: false })
  const problem = (text: string, fix: string) => findings.problem('Connection', 'connection.reach', text, fix)
  const received = toReceived(probe)
  if (received === null || (isNotFound(probe) && !(await hasEmbed(prober)))) {
    const { text, fix } = explain(probe, base + path, show)
    if (probe.kind === 'response' && probe.status === 404 && /\/api(\/v\d+)?$/.test(base)) {
      const fixed = base.replace(/\/api(\/v\d+)?$/, '')
      problem(text, `Set API_BASE_URL to ${show(fixed)}: the site appends /api/v1 to it.`)
    } else problem(text, fix)
    return false
  }
  findings.ok('Connection', 'connection.reach', 'The API responds.')
  reportNotFound(context, received)
  return true
}

/** A response as an API can send it for an organization that it does not have; null for every other. */
function toReceived(probe: Probe): Received | null {
  if (probe.kind !== 'response' || probe.problem !== null) return null
  const { status, body } = probe
  const { code } = readError(body)
  const isError = (status === 404 || status === 400) && code !== ''
  return isError || (status === 200 && isEmbed(body)) ? probe : null
}

/** An API that has no such operation responds with 404 here too. The other error is 400: the parameter is missing. */
async function hasEmbed(prober: Prober): Promise<boolean> {
  const probe = await prober.get('/api/v1/embed', { withToken: false })
  return probe.kind === 'response' && probe.status !== 404
}

function reportNotFound({ findings, show }: Context, { status, body }: Received): void {
  const { code, description } = readError(body)
  const id = 'connection.not-found'
  const response = `${status}${code ? ` with the error ${show(code)}` : ''}`
  const text = `An organization that does not exist: ${response}`
  if (status === 404 && code === 'not_found' && description !== '')
    findings.ok('Connection', id, `${text}, as in the contract.`)
  else if (status === 404 && code === 'not_found')
    findings.note('Connection', id, `${text}, and without error_description.`)
  else
    findings.note(
      'Connection',
      id,
      `${text}, instead of 404 not_found. The pages of a removed organization of ORGANIZATION_REFERENCES then stay as they are.`,
    )
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
  const { sent, failures, stopped } = prober
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b)
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)]
  if (median !== undefined && slowest !== undefined) {
    const text = `${count(prober.count, 'request')}: half of them took at most ${Math.ceil(median)} ms, the slowest ${Math.ceil(slowest)} ms (limit: API_TIMEOUT_MS, ${settings.API_TIMEOUT_MS} ms).`
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
  const text = `${count(failures.length, 'request')} failed, the first for this reason: ${first.text}`
  findings.problem('Connection', 'connection.failures', text, first.fix)
}
