import { exceedsJsonLimits, overJsonLimits, responseLimits } from '@/lib/client/json-size'
import { type BodyStream, ResponseBody } from '@/lib/client/response-body'

/** `body` is undefined where the response has no JSON; `problem` then says what it has, and `start` is its first text. */
export type Content =
  | { body: unknown; problem: null; start: '' }
  | { body: undefined; problem: string; start: string }

const startLength = 200

/** Reads at most `maxBytes` decoded bytes. */
export async function readContent(
  stream: BodyStream | null,
  contentType: string | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Content> {
  const content = new ResponseBody(stream)
  signal.addEventListener('abort', () => content.cancel(), { once: true })
  if (!(await content.readUpTo(maxBytes))) {
    content.cancel()
    return failed(`more than ${maxBytes} bytes, the value of API_MAX_RESPONSE_BYTES`)
  }
  if (exceedsJsonLimits(content.parts(), responseLimits)) return failed(overJsonLimits)
  const text = toText(content)
  if (text === null) return failed('bytes that are not UTF-8')
  const start = text.slice(0, startLength)
  const isJson = contentType?.includes('json') === true
  const body = parse(text)
  if (body !== undefined && isJson) return { body, problem: null, start: '' }
  if (text.trim() === '') return failed('an empty body', start)
  if (/^\s*<(!doctype|html|head|body)/i.test(start) || contentType?.includes('html'))
    return failed('a web page (HTML)', start)
  if (body !== undefined)
    return failed(`JSON with the content type ${contentType?.slice(0, 100) ?? '(none)'}`, start)
  return failed(isJson ? 'broken JSON' : `a body of type ${contentType?.slice(0, 100) ?? '(none)'}`, start)
}

function failed(problem: string, start = ''): Content {
  return { body: undefined, problem, start }
}

function toText(content: ResponseBody): string | null {
  try {
    return content.text()
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
