import 'server-only'
import { LRUCache } from 'lru-cache'
import { logWarning } from '@/lib/process/log'

const logged = new LRUCache<string, true>({ max: 10_000 })

/**
 * Logs a warning about a record once per process: pages and feeds are rendered again every few minutes, and a record stays
 * as it is for longer.
 */
export function warnOnce({ event, ...fields }: Readonly<{ event: string } & Record<string, unknown>>): void {
  const line = JSON.stringify([event, fields])
  if (logged.has(line)) return
  logged.set(line, true)
  logWarning(event, fields)
}
