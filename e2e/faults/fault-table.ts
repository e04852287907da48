import type { Fault } from './fault'
import { recordFaults } from './record-faults'
import { wireFaults } from './wire-faults'

/** Every fault of the upstream, those that change pages last. */
export const faults: readonly Fault[] = [...wireFaults, ...recordFaults]
