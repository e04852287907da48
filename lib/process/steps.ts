import { setImmediate as pause } from 'node:timers/promises'

/** A calculation that stops between its steps, where the process can handle requests. */
export type Steps<T> = Generator<void, T, void>

export function runSteps<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Longer without a pause delays the responses to other requests. */
const maxMs = 10

export async function runStepsWithPauses<T>(steps: Steps<T>): Promise<T> {
  let pausedAt = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - pausedAt <= maxMs) continue
    await pause()
    pausedAt = performance.now()
  }
}
