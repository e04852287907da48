import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The options and positional arguments of the command that runs. Ends the process: for `--help` with the usage, and for arguments
 * that `check` or Node.js refuses with the message, the usage and `exitCode`.
 */
export function readOptions<T extends Options, Result>(
  usage: string,
  config: { options: T; allowPositionals?: boolean; exitCode?: number },
  check: (parsed: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>) => Result,
): Result {
  const { options, allowPositionals = false, exitCode = 1 } = config
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return check(parseArgs({ options, allowPositionals }) as never)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(exitCode)
  }
}
