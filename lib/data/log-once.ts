import 'server-only'
import { LRUCache } from 'lru-cache'

const logged = new LRUCache<string, true>({ max: 10_000 })

/** Logs a warning as one line of JSON, once per process: pages and feeds are rendered again every few minutes. */
export function warnOnce(event: Readonly<Record<string, unknown>>): void {
  const line = JSON.stringify(event)
  if (logged.has(line)) return
  logged.set(line, true)
  console.warn(line)
}
