import { eventLoopMeter } from '@/lib/process/event-loop'

const sampleMs = 50
const maxUtilization = 0.2

const readUtilization = eventLoopMeter()
let sampledAt = 0
let utilization = 0

/** Whether the event loop was busy for more than a fifth of the time since the last sample, of 50 ms or more. */
export function isBusy(now = performance.now()): boolean {
  if (now - sampledAt >= sampleMs) {
    utilization = readUtilization()
    sampledAt = now
  }
  return utilization > maxUtilization
}
