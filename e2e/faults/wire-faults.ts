import { type Call, type Fault, send } from './fault'
import { compressedBomb, oversizedList } from './large-bodies'

const error = (code: string) => JSON.stringify({ error: code, error_description: 'A fault set by a test' })

function status(code: number, name: string, headers?: () => Record<string, string>): Fault {
  return {
    name,
    pages: 'kept',
    respond: (call) => send(call, code, error('unavailable'), headers?.()),
  }
}

function body(name: string, text: string | Buffer, headers?: Record<string, string>, code = 200): Fault {
  return { name, pages: 'kept', respond: (call) => send(call, code, text, headers) }
}

/** No response, or one that never ends: the client has to give up. The proxy closes these connections with the fault. */
function hanging(name: string, respond: (call: Call) => void | Promise<void>): Fault {
  return { name, pages: 'kept', respond }
}

async function sendByteEachSecond(call: Call): Promise<void> {
  const { text } = await call.forward()
  call.response.writeHead(200, { 'content-type': 'application/json' })
  let sent = 0
  const timer = setInterval(() => {
    call.response.write(text.charAt(sent))
    sent += 1
  }, 1_000)
  call.response.once('close', () => clearInterval(timer))
}

async function resetInBody(call: Call): Promise<void> {
  const bytes = Buffer.from((await call.forward()).text)
  call.response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  })
  call.response.write(bytes.subarray(0, bytes.length / 2), () => call.request.socket.resetAndDestroy())
}

/** Each text value of a `name` starts with a byte that no UTF-8 text contains. */
async function sendInvalidUtf8(call: Call): Promise<void> {
  const { status: code, headers, text } = await call.forward()
  const parts = text.split('"name":"').map((part) => Buffer.from(part))
  const bytes = parts.flatMap((part, index) =>
    index === 0 ? [part] : [Buffer.from('"name":"'), Buffer.from([0xff]), part],
  )
  send(call, code, Buffer.concat(bytes), headers)
}

async function sendHalf(call: Call): Promise<void> {
  const { status: code, headers, text } = await call.forward()
  send(call, code, text.slice(0, text.length / 2), headers)
}

const inTwoSeconds = () => ({ 'retry-after': new Date(Date.now() + 2_000).toUTCString() })

/** Faults of the transport, the status and the encoding: no response has a body of the contract. */
export const wireFaults: readonly Fault[] = [
  status(500, '500'),
  status(502, '502'),
  status(503, '503'),
  status(503, '503, Retry-After 2', () => ({ 'retry-after': '2' })),
  status(429, '429, Retry-After 2', () => ({ 'retry-after': '2' })),
  status(429, '429, Retry-After a date', inTwoSeconds),
  status(429, '429, Retry-After not a number', () => ({ 'retry-after': 'soon, perhaps' })),
  status(429, '429, Retry-After 1000000000', () => ({ 'retry-after': '1000000000' })),
  { name: 'connections refused', pages: 'kept' },
  hanging('black hole', () => {}),
  hanging('headers never end', ({ response }) => {
    response.socket?.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n')
  }),
  hanging('one byte of body a second', sendByteEachSecond),
  { name: 'JSON cut at 50 %', pages: 'kept', respond: sendHalf },
  { name: 'connection reset within the body', pages: 'kept', respond: resetInBody },
  body('body null', 'null'),
  body('body {}', '{}'),
  body('status 204', '', {}, 204),
  body('HTML with status 200', '<!doctype html><title>Sign in</title><h1>Sign in</h1>', {
    'content-type': 'text/html',
  }),
  body('JSON 100,000 levels deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  { name: 'invalid UTF-8', pages: 'kept', respond: sendInvalidUtf8 },
  { name: 'body of 52 MB', pages: 'kept', respond: (call) => send(call, 200, oversizedList()) },
  {
    name: 'gzip bomb, 400 MB',
    pages: 'kept',
    respond: async (call) => send(call, 200, await compressedBomb(), { 'content-encoding': 'gzip' }),
  },
  {
    name: '301 to another origin',
    pages: 'kept',
    respond: (call) => send(call, 301, '', { location: `${call.canaryUrl}${call.request.url}` }),
  },
  body('401 for a valid token', error('unauthorized'), { 'www-authenticate': 'Bearer' }, 401),
  body('403 for a valid token', error('invalid_scope'), {}, 403),
  body('404 for every request, body of the contract', error('not_found'), {}, 404),
  body(
    '404 for every request, body of a gateway',
    '{"message":"no Route matched with those values"}',
    {},
    404,
  ),
]
