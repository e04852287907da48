import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const sampleMs = 50
const maxUtilization = 0.2

let sampledAt = 0
let sample: EventLoopUtilization | undefined
let utilization = 0

/** Whether the event loop was busy for more than a fifth of the time since the last sample, of 50 ms or more. */
export function isBusy(now = performance.now()): boolean {
  if (now - sampledAt >= sampleMs) {
    const current = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(current, sample).utilization
    sample = current
    sampledAt = now
  }
  return utilization > maxUtilization
}
