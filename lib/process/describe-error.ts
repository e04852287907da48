import { inspect } from 'node:util'
import { findOriginal, hidesOriginal } from './reported-errors'

const maxTextLength = 500
const maxCauses = 3

type ErrorDescription = {
  /**
   * Equal for errors of one class that were created in one place. It has no part of a message, because messages contain
   * URLs and references. All errors whose message is hidden have one kind.
   */
  kind: string
  /** Whether Next.js has reported the error or its cause before: a line has it already. */
  isReported: boolean
  fields: { error: string; message: string; digest?: string; cause?: string; stack?: string }
}

/** What a log line says about a thrown value: some hundred characters, without the whole stack. */
export function describeError(thrown: unknown): ErrorDescription {
  const error = originalOf(thrown)
  if (!(error instanceof Error)) {
    const message = shorten(typeof error === 'string' ? error : inspect(error, inspectOptions))
    return {
      kind: `${typeof error} ${textBeforeValues(message)}`,
      isReported: false,
      fields: { error: typeof error, message },
    }
  }
  const { name, message } = error
  const frames = framesOf(error)
  const causes = causesOf(error).map((cause) => describeCause(originalOf(cause)))
  return {
    kind: hidesOriginal(thrown) ? 'reported' : `${name} ${frames[0] ?? ''}`,
    isReported: [thrown, ...causesOf(error)].some(hidesOriginal),
    fields: {
      error: name,
      message: shorten(message),
      ...('digest' in error && typeof error.digest === 'string' ? { digest: shorten(error.digest) } : {}),
      ...(causes.length > 0 ? { cause: shorten(causes.join(' < ')) } : {}),
      // A TypeError or Error is a fault in the code: its place is needed.
      ...(/^(Type|Range|Reference)?Error$/.test(name) && frames.length > 0
        ? { stack: shorten(frames.slice(0, 3).join('\n')) }
        : {}),
    },
  }
}

/** The beginning of a text up to the first quote, digit, slash or bracket, where a value begins. */
export function textBeforeValues(text: string): string {
  return text.slice(0, 60).split(/["'`/\d{<([]/)[0] ?? ''
}

const inspectOptions = {
  depth: 1,
  breakLength: Number.POSITIVE_INFINITY,
  maxArrayLength: 10,
  maxStringLength: 200,
}

/** The lines of the stack below the message, which can have several lines itself. */
function framesOf({ stack = '', message }: Error): string[] {
  const position = stack.indexOf(message)
  const start = position < 0 ? 0 : position + message.length
  return stack
    .slice(start, start + 4_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
}

function causesOf(error: Error): unknown[] {
  const causes: unknown[] = []
  let { cause } = error
  while (cause !== undefined && causes.length < maxCauses) {
    causes.push(cause)
    const original = originalOf(cause)
    cause = original instanceof Error ? original.cause : undefined
  }
  return causes
}

/** The error itself where its message is hidden. */
function originalOf(error: unknown): unknown {
  if (!hidesOriginal(error)) return error
  return findOriginal(error) ?? unknownOriginal(error)
}

function unknownOriginal(hidden: Error): Error {
  const { digest } = hidden as Error & { digest?: string }
  const error = new Error('An earlier line with this digest has the message of this error')
  // The place where React has created the error says nothing.
  return Object.assign(error, { stack: '' }, digest === undefined ? {} : { digest })
}

function describeCause(cause: unknown): string {
  return shorten(cause instanceof Error ? nameError(cause) : inspect(cause, inspectOptions))
}

/** An error of several connection attempts has a code and no message. */
function nameError(error: Error): string {
  const text = error.message || ('code' in error ? String(error.code) : '')
  return text ? `${error.name}: ${text}` : error.name
}

function shorten(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text
}
