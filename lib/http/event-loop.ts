import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const sampleMs = 50
const maxUtilization = 0.35

let sampledAt = 0
let sample: EventLoopUtilization | undefined
let utilization = 0

/** Whether the event loop had little idle time in the last tens of milliseconds: requests of others already wait. */
export function isBusy(now = performance.now()): boolean {
  if (now - sampledAt >= sampleMs) {
    const current = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(current, sample).utilization
    sample = current
    sampledAt = now
  }
  return utilization > maxUtilization
}
