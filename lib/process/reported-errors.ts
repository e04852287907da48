import { LRUCache } from 'lru-cache'
import { sharedState } from './shared-state'

/** React gives this message to an error that a cached function or a server component throws, and keeps the digest. */
const hiddenMessage = 'An error occurred in the Server Components render.'

/** A render ends soon after its error was reported. */
const maxErrors = 500

const errors = sharedState('reported-errors', () => new LRUCache<string, Error>({ max: maxErrors }))

/** Whether the error is a repetition of another one, whose message it hides. */
export function hidesOriginal(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(hiddenMessage)
}

/** Keeps an error that Next.js has reported, so that `findOriginal` finds it. */
export function keepReported(error: Error): void {
  if ('digest' in error && typeof error.digest === 'string') errors.set(error.digest, error)
}

/** The reported error whose message this one hides. Null if it is not known. */
export function findOriginal(hidden: Error): Error | null {
  return ('digest' in hidden && typeof hidden.digest === 'string' && errors.get(hidden.digest)) || null
}
