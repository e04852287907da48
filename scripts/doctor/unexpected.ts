import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { isRecord } from './context'
import type { Printable } from './printable'
import type { Probe, Received } from './prober'

export type Problem = { text: string; fix: string }

/** The `error` and `error_description` of the body of an error. Empty texts where it has none. */
export function readError(body: unknown): { code: string; description: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return isRecord(body)
    ? { code: text(body.error), description: text(body.error_description) }
    : { code: '', description: '' }
}

/** Whether a response refuses the token for a scope that it lacks. */
export function isScopeRefusal(probe: Probe): boolean {
  return probe.kind === 'response' && probe.status === 403 && readError(probe.body).code === 'invalid_scope'
}

/** Whether a response says that there is no such record. A 404 with another body is one of a gateway. */
export function isNotFound(probe: Probe): boolean {
  return probe.kind === 'response' && probe.status === 404 && readError(probe.body).code === 'not_found'
}

/** The body of a response with 200 and JSON that is no error; undefined for every other. */
export function successBody(probe: Probe): unknown {
  if (probe.kind !== 'response' || probe.status !== 200 || probe.problem !== null) return undefined
  return readError(probe.body).code === '' ? probe.body : undefined
}

/** What is wrong with a response that `successBody` does not accept, and what to do. */
export function explain(probe: Probe, url: string, show: Printable['show']): Problem {
  if (probe.kind === 'failed') return probe.failure
  if (probe.kind === 'skipped')
    return { text: `Not requested, because ${probe.reason}.`, fix: 'Run the command again later.' }
  const { status } = probe
  if (status >= 300 && status < 400) return explainRedirect(probe, url, show)
  if (status === 401)
    return {
      text: `The API does not accept the token (401${describeBody(probe, show)}).`,
      fix: 'Check API_TOKEN: it may be mistyped, expired, revoked, or for another API. For an API of npm run api, npm run api:token creates one.',
    }
  if (status === 403)
    return {
      text: `The API refuses the request (403${describeBody(probe, show)}).`,
      fix: 'Ask the operator of the API whether it limits the token or the IP addresses of its clients.',
    }
  if (status === 404)
    return {
      text: `The API has no such operation (404${describeBody(probe, show)}).`,
      fix: 'Check the path of API_BASE_URL: it is what comes before /api/v1.',
    }
  if (status === 429)
    return {
      text: `The API limits the number of requests (429${describeBody(probe, show)}).`,
      fix: 'Run the command again later. Set API_REQUESTS_PER_MINUTE to the quota of the API.',
    }
  if (status >= 500)
    return {
      text: `The API fails (${status}${describeBody(probe, show)}).`,
      fix: 'Try again later, and tell the operator of the API if it goes on. The site keeps its last pages meanwhile.',
    }
  if (probe.problem !== null)
    return {
      text: `The response with status ${status} has ${show(probe.problem)} instead of JSON${quote(probe, show)}.`,
      fix: 'Check API_BASE_URL: it may be the URL of a website, of a sign-in page or of a proxy.',
    }
  return {
    text: `The response has the status ${status}${describeBody(probe, show)} instead of 200.`,
    fix: 'Ask the operator of the API what it means.',
  }
}

function describeBody({ body, problem }: Received, show: Printable['show']): string {
  const { code, description } = readError(body)
  if (problem !== null) return `, with ${show(problem)}`
  const text = [code, description].filter((part) => part !== '').map(show)
  return text.length === 0 ? '' : `, ${text.join(': ')}`
}

function quote({ start }: Received, show: Printable['show']): string {
  return start.trim() === '' ? '' : `, which begins with: ${show(start)}`
}

function explainRedirect({ status, header }: Received, url: string, show: Printable['show']): Problem {
  const location = header('location') ?? ''
  const target = canParseUrl(location, url) ? new URL(location, url) : null
  const requested = new URL(url)
  const path = requested.pathname + requested.search
  const text = `The API responds with a redirect (${status}) to ${target ? show(target.href) : 'no valid URL'}. The site follows none, because the token must not reach another host.`
  if (target?.href.endsWith(path) && target.origin !== requested.origin) {
    const base = target.href.slice(0, -path.length) + basePath(requested.pathname)
    return { text, fix: `If you trust this host, set API_BASE_URL to ${show(base)}.` }
  }
  return { text, fix: 'Set API_BASE_URL to the URL at which the API responds without a redirect.' }
}

function basePath(pathname: string): string {
  const end = pathname.lastIndexOf('/api/v1/')
  return end < 0 ? '' : pathname.slice(0, end)
}
