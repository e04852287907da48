import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** The lines that a process with this code writes, each parsed. */
async function linesOf(code: string, logLevel: string): Promise<Record<string, unknown>[]> {
  const script = `(async () => {
    const { logError, logInfo, logWarning } = await import('./lib/process/log.ts')
    const { logConsoleCalls } = await import('./lib/process/console-log.ts')
    ${code}
  })()`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script], {
    env: { ...process.env, LOG_LEVEL: logLevel },
  })
  expect(stderr).toBe('')
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

const outage = `for (let i = 0; i < 50; i += 1) logError('A page failed', new Error('job ' + i + ': 503'), { kind: 'job' })`

test('writes one line for an error, and one with the number of its repetitions when the process ends', async () => {
  const lines = await linesOf(`${outage}; logWarning('Held', { list: 'jobs' }); logInfo('Started')`, 'info')
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'A page failed',
      kind: 'job',
      message: 'job 0: 503',
      count: 1,
    }),
    { level: 'warn', time: expect.any(String), list: 'jobs', count: 1, msg: 'Held' },
    { level: 'info', time: expect.any(String), count: 1, msg: 'Started' },
    expect.objectContaining({ level: 'error', message: 'job 49: 503', count: 49 }),
  ])
}, 60_000)

test('writes only lines of LOG_LEVEL and above', async () => {
  const code = `${outage}; logWarning('Held'); logInfo('Started')`
  expect((await linesOf(code, 'warn')).map(({ level }) => level)).toEqual(['error', 'warn', 'error'])
  expect(await linesOf(code, 'silent')).toEqual([])
}, 60_000)

test('writes what Next.js reports on the console as lines of JSON, one for each kind', async () => {
  const code = `logConsoleCalls()
    class ApiError extends Error { name = 'ApiError' }
    for (let i = 0; i < 20; i += 1) {
      console.error('\\u001b[31m⨯\\u001b[39m', Object.assign(new ApiError('job ' + i + ': 503'), { digest: String(i) }))
      console.error('⨯ Failed to handle request for /en/jobs/' + i)
      console.warn('⚠ careful ' + i)
    }
    console.error('⨯', 'unhandledRejection:', new TypeError('late'))
    console.error('⨯', new Error('An error occurred in the Server Components render. The specific message is omitted'))
    console.error('')
    console.error()
    console.error({ reason: 'an object' })
    console.warn(new Error('a warning'))`
  const lines = await linesOf(code, 'info')
  expect(lines.filter(({ msg }) => msg !== 'console')).toEqual([])
  expect(lines.map(({ level, error, message, text, count }) => [level, error, message, text, count])).toEqual(
    [
      ['error', 'ApiError', 'job 0: 503', undefined, 1],
      ['error', 'string', 'Failed to handle request for /en/jobs/0', undefined, 1],
      ['warn', 'string', 'careful 0', undefined, 1],
      ['error', 'TypeError', 'late', 'unhandledRejection:', 1],
      ['error', 'object', "{ reason: 'an object' }", undefined, 1],
      ['warn', 'Error', 'a warning', undefined, 1],
      ['error', 'ApiError', 'job 19: 503', undefined, 19],
      ['error', 'string', 'Failed to handle request for /en/jobs/19', undefined, 19],
      ['warn', 'string', 'careful 19', undefined, 19],
    ],
  )
}, 60_000)

test('writes one line a minute for each consequence of an error that Next.js has reported, with its message', async () => {
  const code = `logConsoleCalls()
    class ApiError extends Error { name = 'ApiError' }
    const hidden = (digest) => Object.assign(new Error('An error occurred in the Server Components render.'), { digest })
    for (let i = 0; i < 20; i += 1) {
      console.error('⨯', Object.assign(new ApiError('job ' + i + ': 503'), { digest: String(i) }))
      console.error('⨯', hidden(String(i)))
      logError('A list cannot be read', hidden(String(i)), { list: 'list ' + (i % 7), locale: 'en' })
      logWarning('The last one is used', { list: 'list ' + (i % 7) }, hidden(String(i)))
    }`
  const lines = await linesOf(code, 'info')
  expect(lines.map(({ msg, error, message, list, count }) => [msg, error, message, list, count])).toEqual([
    ['console', 'ApiError', 'job 0: 503', undefined, 1],
    ['A list cannot be read', 'ApiError', 'job 0: 503', 'list 0', 1],
    ['The last one is used', 'ApiError', 'job 0: 503', 'list 0', 1],
    ['console', 'ApiError', 'job 19: 503', undefined, 19],
    ['A list cannot be read', 'ApiError', 'job 19: 503', 'list 5', 19],
    ['The last one is used', 'ApiError', 'job 19: 503', 'list 5', 19],
  ])
}, 60_000)
