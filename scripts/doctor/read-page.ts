import { type Context, isRecord } from './context'
import type { Group } from './findings'
import { explain, isScopeRefusal, successBody } from './unexpected'

/** One page of a list. `total` is null without a valid `X-Total`. */
export type ListPage = { records: readonly Record<string, unknown>[]; total: number | null }

/** More than `per_page` can be; an API can ignore it. */
const maxRecords = 1_000

/**
 * Null where the response is no list; this is then a problem of `group`, except where the token lacks the scope, which the
 * check of scopes reports.
 */
export async function readPage(context: Context, group: Group, path: string): Promise<ListPage | null> {
  const { prober, findings, settings, show } = context
  const probe = await prober.get(path)
  const body = successBody(probe)
  if (probe.kind === 'response' && Array.isArray(body)) {
    const total = probe.header('x-total')?.trim() ?? ''
    return {
      records: body.slice(0, maxRecords).filter(isRecord),
      total: /^\d{1,15}$/.test(total) ? Number(total) : null,
    }
  }
  if (isScopeRefusal(probe) || (probe.kind === 'response' && probe.status === 401)) return null
  if (probe.kind === 'skipped') return null
  if (body !== undefined) {
    findings.problem(
      group,
      'list.shape',
      'The response is no list.',
      'Check API_BASE_URL, and ask the operator of the API.',
    )
    return null
  }
  const { text, fix } = explain(probe, (settings.API_BASE_URL ?? settings.SITE_URL) + path, show)
  findings.problem(group, 'list.failed', text, fix)
  return null
}

export function textOf(record: Record<string, unknown>, field: string): string {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}
