import { fetchWithin } from '@/lib/process/fetch-within'
import { BodyProblem, readLimitedBody } from '@/lib/process/limited-body'
import { schedulerState } from './scheduler-state'

const limits = { maxBytes: 10_000_000, timeoutMs: 20_000 }

/** This process does not send a page or document of its own in time. */
export class OwnTextUnavailable extends Error {
  override name = 'OwnTextUnavailable'
}

/**
 * The body of a page or document of this process, as a visitor gets it. Null if it does not exist or is larger than the
 * limit. Throws `OwnTextUnavailable`, also for a status that says that the process cannot respond now.
 */
export async function readOwnText(path: string): Promise<string | null> {
  const { origin } = schedulerState
  if (origin === null) return null
  try {
    return await fetchWithin(origin + path, limits.timeoutMs, {}, async ({ status, body }) => {
      if (status === 200) return (await readLimitedBody(body, limits)).toString()
      await body?.cancel()
      if (status === 429 || status >= 500) throw new OwnTextUnavailable(path)
      return null
    })
  } catch (error) {
    if (error instanceof BodyProblem && error.reason === 'too-large') return null
    throw error instanceof OwnTextUnavailable ? error : new OwnTextUnavailable(path, { cause: error })
  }
}
