import { expect, it, vi } from 'vitest'
import { defineCommand, oneOf, parsedBy, runCommand, severalOf, WrongArguments } from './command'
import { EnvironmentError, wholeNumber } from './environment'

/** Runs a command of the tests whose action is `act`. */
async function run(args: readonly string[], act: (options: object) => void = () => {}) {
  const command = defineCommand('try', 'Tries things.')
    .option('--count <N>', 'how many', parsedBy(wholeNumber(1, 9)), 3)
    .option('--engine <ENGINE>', 'which one', oneOf(['sqlite', 'postgres']))
    .option('--only <PART,...>', 'some', severalOf(['a', 'b', 'c']))
    .action(act)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await runCommand(command, args)
  const text = [...errors.mock.calls, ...stderr.mock.calls].flat().map(String).join('')
  vi.restoreAllMocks()
  return { code, text }
}

it.each([
  [[], { count: 3 }],
  [['--count', '5', '--engine=postgres'], { count: 5, engine: 'postgres' }],
  [['--only', 'c,a', '--only', 'a', '--only=b'], { count: 3, only: ['c', 'a', 'b'] }],
])('reads the options %j', async (args, expected) => {
  const seen: object[] = []
  expect(await run(args, (options) => seen.push(options))).toEqual({ code: 0, text: '' })
  expect(seen).toEqual([expected])
})

it.each([
  [['--count', '10'], "argument '10' is invalid. Expected a whole number from 1 to 9"],
  [['--engine', 'mysql'], "argument 'mysql' is invalid. Expected sqlite, postgres"],
  [['--only', 'a,d'], "argument 'a,d' is invalid. Expected a, b, c"],
  [['--count'], 'argument missing'],
  [['--colour'], "unknown option '--colour'"],
  [['more'], 'too many arguments'],
])('refuses the arguments %j with the usage and exit code 2', async (args, message) => {
  const { code, text } = await run(args)
  expect(code).toBe(2)
  expect(text).toMatch(/^error: .*\n\nUsage: npm run try -- \[options\]\n/)
  expect(text).toContain(message)
})

it('prints the usage for arguments that the action refuses', async () => {
  const { code, text } = await run([], () => {
    throw new WrongArguments('--count needs --engine.')
  })
  expect([code, text]).toEqual([
    2,
    expect.stringMatching(/^error: --count needs --engine\.\n\nUsage: npm run try/),
  ])
})

it('prints invalid settings without a stack, and other errors with it', async () => {
  const settings = await run([], () => {
    throw new EnvironmentError('PORT: expected a port')
  })
  expect(settings).toEqual({ code: 1, text: 'PORT: expected a port' })
  const other = await run([], () => {
    throw new Error('broken')
  })
  expect(other).toEqual({ code: 1, text: 'Error: broken' })
})
