import { setTimeout as wait } from 'node:timers/promises'
import { unstable_rethrow } from 'next/navigation'
import { logWarning } from '@/lib/process/log'

/** A value of this process. `isOld` says that it is not the newest: a new one is being loaded, or the API fails. */
export type LatestRead<T> = { value: T; isOld: boolean }

/** A response does not wait longer for a new value. */
const maxWaitMs = 1_000

/** What `read` gives within a second, else `latest`. Waits for `read`, and throws what it throws, where there is none. */
export async function readOrLatest<T>(
  name: string,
  read: () => Promise<T>,
  latest: T | null,
): Promise<LatestRead<T>> {
  if (latest === null) return { value: await read(), isOld: false }
  const old: LatestRead<T> = { value: latest, isOld: true }
  const current = read().then(
    (value): LatestRead<T> => ({ value, isOld: false }),
    (error) => {
      unstable_rethrow(error)
      logWarning(`The ${name} cannot be read: the last one is used`, {}, error)
      return old
    },
  )
  return Promise.race([current, wait(maxWaitMs, old, { ref: false })])
}
