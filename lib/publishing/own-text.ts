import { BodyProblem, readLimitedBody } from '@/lib/process/limited-body'
import { schedulerState } from './scheduler-state'

const limits = { maxBytes: 10_000_000, timeoutMs: 20_000 }

/**
 * The body of a page or document of this process, as a visitor gets it. Null for every status but 200, and for longer ones.
 * Throws if the response does not arrive in time.
 */
export async function readOwnText(path: string): Promise<string | null> {
  const { origin } = schedulerState
  if (origin === null) return null
  const response = await fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.timeoutMs),
  })
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    return null
  }
  try {
    return (await readLimitedBody(response.body, limits)).toString()
  } catch (error) {
    if (error instanceof BodyProblem && error.reason === 'too-large') return null
    throw error
  }
}
