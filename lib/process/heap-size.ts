import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eventLoopMeter } from './event-loop'

/**
 * Makes V8 collect garbage when the heap has grown by half since the last collection. By default, on a machine with much
 * memory, V8 lets the heap of a server that renders many pages grow to several times its size and does not return the
 * memory. A lower limit costs processor time: with 15 %, rendering takes a fifth more.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50')
}

const checkMs = 5_000
const maxUtilization = 0.1
const minGrowth = 1.15

/**
 * Compacts a heap that has grown by 15 % once the process is idle: objects of many requests leave spaces that V8 does not
 * return to the system by itself. It takes about a quarter of a second, so it is not done under load.
 */
export function compactIdleHeap(): void {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  const readUtilization = eventLoopMeter()
  let compactedBytes = 0
  const check = () => {
    if (readUtilization() > maxUtilization || process.memoryUsage().heapTotal < compactedBytes * minGrowth)
      return
    setFlagsFromString('--compact-on-every-full-gc')
    collectGarbage()
    // The pages that the first collection has emptied.
    collectGarbage()
    setFlagsFromString('--no-compact-on-every-full-gc')
    compactedBytes = process.memoryUsage().heapTotal
  }
  setInterval(check, checkMs).unref()
}
