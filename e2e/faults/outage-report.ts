import type { Received } from './load'
import type { LoadMeasured, Measured } from './measure-fault'
import { megabytes } from './memory'
import type { Check } from './part'

const maxColdMs = 10_000
const maxGrowthBytes = 200e6

export type Limits = { maxP99Ms: number; maxRecoverySeconds: number; normalBytes: number }

export function toCheck(measured: Measured, { maxP99Ms, maxRecoverySeconds, normalBytes }: Limits): Check {
  const { fault, notOk, changed, p99Ms, recoverySeconds, pendingAfter } = measured
  const isKept = fault.pages === 'believed' || changed.length === 0
  return {
    name: fault.name,
    passed:
      notOk.length === 0 &&
      isKept &&
      p99Ms <= maxP99Ms &&
      isGoodColdResponse(measured.cold) &&
      recoverySeconds !== null &&
      pendingAfter === 0 &&
      growth(measured, normalBytes) <= maxGrowthBytes,
    expected: [
      `0 not 200, ${fault.pages === 'kept' ? '0 changed, ' : ''}p99 <= ${Math.round(maxP99Ms)} ms`,
      `cold page 200 within ${maxColdMs / 1000} s`,
      `recovered within ${maxRecoverySeconds} s, 0 open calls, at most +${megabytes(maxGrowthBytes)}`,
    ].join('; '),
    measured: describeMeasured(measured, normalBytes),
  }
}

/** By how much the peak is over the memory without a fault, or over that at the start of this fault. */
function growth({ startBytes, peakBytes }: Measured, normalBytes: number): number {
  return Math.max(0, peakBytes - Math.max(startBytes, normalBytes))
}

function isGoodColdResponse({ status, durationMs }: Received): boolean {
  return durationMs <= maxColdMs && status === 200
}

export function describeLoad({
  requests,
  notOk,
  changed,
  difference,
  p99Ms,
  calls,
  seconds,
}: LoadMeasured): string {
  const samples = [
    ...[...new Set(notOk.map(({ path, status }) => `${path} ${status}`))].slice(0, 2),
    ...[...new Set(changed.map(({ path }) => `${path} changed`))].slice(0, 2),
    ...(difference ? [difference] : []),
  ]
  const rate = Math.round(requests / seconds)
  return [
    `${requests} requests (${rate}/s): ${notOk.length} not 200, ${changed.length} changed`,
    ...(samples.length > 0 ? [` (${samples.join(', ')})`] : []),
    `, p99 ${Math.round(p99Ms)} ms, ${calls} upstream calls in ${seconds.toFixed(1)} s`,
  ].join('')
}

export function describeMeasured(measured: Measured, normalBytes: number): string {
  const { cold, recoverySeconds, unrecovered, pendingAfter } = measured
  const cacheControl =
    cold.status === 200 ? '' : ` ${String(cold.headers['cache-control'] ?? 'without Cache-Control')}`
  return [
    describeLoad(measured),
    `cold page ${cold.status}${cacheControl} after ${(cold.durationMs / 1000).toFixed(1)} s`,
    recoverySeconds === null
      ? `not recovered (${unrecovered})`
      : `recovered in ${recoverySeconds.toFixed(1)} s`,
    ...(pendingAfter > 0 ? [`${pendingAfter} open calls`] : []),
    `+${megabytes(growth(measured, normalBytes))}`,
  ].join('; ')
}
