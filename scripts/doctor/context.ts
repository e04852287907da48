import type { Env } from '@/lib/env'
import type { SiteSettings } from '@/lib/settings/site-yaml/site-schema'
import type { Findings } from './findings'
import type { Printable } from './printable'
import type { Prober } from './prober'

/** What every check gets. */
export type Context = {
  settings: Env
  site: SiteSettings
  prober: Prober
  findings: Findings
  show: Printable['show']
  hasToken: boolean
  now: Date
}

/** A query string of the parameters that are set, with its question mark. */
function toQuery(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}

export const paths = {
  organizations: (parameters: Record<string, string | number | undefined>) =>
    `/api/v1/external/organizations${toQuery(parameters)}`,
  articles: (parameters: Record<string, string | number | undefined>) =>
    `/api/v1/external/cms/articles/all${toQuery(parameters)}`,
  job: (reference: string, parameters: Record<string, string | number | undefined> = {}) =>
    `/api/v1/external/jobs/${encodeURIComponent(reference)}${toQuery(parameters)}`,
  embed: (reference: string) => `/api/v1/embed${toQuery({ organization_reference: reference })}`,
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** At most `size` items, evenly from the first to the last. */
export function sample<T>(items: readonly T[], size: number): T[] {
  if (items.length <= size) return [...items]
  return items.filter(
    (_, index) =>
      Math.floor((index * size) / items.length) !== Math.floor(((index - 1) * size) / items.length),
  )
}

/** `1 job`, `2 jobs`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
