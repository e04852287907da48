import { setTimeout as wait } from 'node:timers/promises'
import {
  type ChangedReferences,
  listChangedReferences,
} from '@vitrine/content-store/queries/changed-references'
import { lastChange } from '@vitrine/content-store/queries/changes'
import { getStore } from '@vitrine/content-store/queries/store'
import { env } from '@/lib/env'
import { logWarning } from '@/lib/process/log'
import { outsideRequests } from '@/lib/process/outside-requests'
import { sharedState } from '@/lib/process/shared-state'
import { openStore } from './store'

/** How the memory of this process gets a value that is made of many rows of organizations and jobs. */
type Source<T> = {
  fill: () => Promise<T>
  /** The value after these records have changed. */
  update: (value: T, changed: ChangedReferences) => Promise<T>
}

/** `isCurrent` is false while a long update runs: the value is that before it. */
export type Followed<T> = { value: T; isCurrent: boolean }

type Follower<T> = {
  /** Waits for the first value, and for an update for a second. Throws where the store cannot be read. */
  current: () => Promise<Followed<T>>
  /** Waits for the value of now, however long an update takes: for what is made of the value and kept. */
  upToDate: () => Promise<T>
  /** The last value of this process. Null if there is none. */
  latest: () => T | null
}

type State<T> = {
  value: T | null
  /** The version of the store, and the number of the last change, that the value was made from. */
  version: string | null
  change: number
  running: Promise<void> | null
}

/** A reader does not wait longer for an update. */
const maxWaitMs = 1_000
/** With more changed records everything is read again. */
const maxChanges = 5_000

/** Keeps a value in the memory of this process current by the changes of the store. One process has one value of each name. */
export function followChanges<T>(name: string, { fill, update }: Source<T>): Follower<T> {
  const state = sharedState<State<T>>(`${name} of ${env.DATABASE_URL}`, () => ({
    ...{ value: null, version: null, change: -1, running: null },
  }))

  async function read(): Promise<void> {
    const db = openStore()
    // In this order: what is written meanwhile is read twice rather than never.
    const version = await readVersion()
    const change = await lastChange(db)
    const { value } = state
    const changed =
      value === null ? null : await listChangedReferences(db, { after: state.change, limit: maxChanges })
    const isSame = changed !== null && changed.organizations.length + changed.jobs.length === 0
    if (value === null || changed === null) state.value = await fill()
    else if (!isSame) state.value = await update(value, changed)
    Object.assign(state, { version, change })
  }

  function run(): Promise<void> {
    state.running ??= outsideRequests(read).finally(() => {
      state.running = null
    })
    return state.running
  }

  function present({ value }: State<T>): T {
    if (value === null) throw new Error(`The ${name} cannot be read`)
    return value
  }

  async function catchUp(version: string | null): Promise<void> {
    // One that runs can have begun before the last change.
    if (state.running) await state.running
    if (state.value === null || state.version !== version) await run()
  }

  return {
    current: async () => {
      const version = await readVersion()
      const isCurrent = () => state.version === version
      if (state.value === null || !isCurrent()) {
        const caught = catchUp(version)
        caught.catch((error) => logWarning(`The ${name} cannot be read`, {}, error))
        await (state.value === null ? caught : Promise.race([caught, wait(maxWaitMs, null, { ref: false })]))
      }
      return { value: present(state), isCurrent: isCurrent() }
    },
    upToDate: async () => {
      const version = await readVersion()
      if (state.value === null || state.version !== version) await catchUp(version)
      return present(state)
    },
    latest: () => state.value,
  }
}

async function readVersion(): Promise<string | null> {
  return (await getStore(openStore()))?.version ?? null
}
