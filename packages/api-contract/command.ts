import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  InvalidArgumentError,
} from '@commander-js/extra-typings'
import nextEnv from '@next/env'
import type { z } from 'zod'
import { nameCutSettings } from './cut-settings'

/** Thrown for arguments that a command cannot use. The usage is printed after the message. */
export class WrongArguments extends InvalidArgumentError {
  constructor(message: string) {
    // Commander can print a sentence before it.
    super(message.charAt(0).toUpperCase() + message.slice(1))
  }
}

/** Errors whose message is enough for the user of a command: they are printed without a stack. */
const printedWithoutStack = new Set(['EnvironmentError', 'ProgramFailed', 'SiteFolderError'])

/**
 * A command of package.json. `script` is what follows `npm run`. The file of a command loads what reads settings in the action
 * of the command, so that `--help` needs no settings.
 */
export function defineCommand(script: string, description: string) {
  return new Command(`npm run ${script} --`)
    .description(description)
    .showHelpAfterError()
    .exitOverride()
    .helpCommand(false)
}

/** Runs a command if Node.js was started with its file, of which `url` is the `import.meta.url`. */
export async function runIfMain(url: string, command: CommandUnknownOpts): Promise<void> {
  const [, main] = process.argv
  if (main === undefined || realpathSync(main) !== fileURLToPath(url)) return
  const exitCode = await runCommand(command, process.argv.slice(2))
  // What the command has started can still run.
  if (exitCode !== 0) process.exit(exitCode)
}

/** Returns the exit code: 0 without an error, 2 for wrong arguments, else 1. @internal */
export async function runCommand(command: CommandUnknownOpts, args: readonly string[]): Promise<number> {
  try {
    await command.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof WrongArguments)
      console.error(`error: ${error.message}\n\n${command.helpInformation()}`)
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isExpected = error instanceof Error && printedWithoutStack.has(error.name)
    console.error(isExpected ? error.message : error)
    return 1
  }
}

/** Loads the .env files that the site reads. Its warnings are errors of the process: other programs read the output of a command. */
export function loadEnvFiles(): void {
  const log = { info: () => {}, error: console.error }
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', log)
  nameCutSettings(loadedEnvFiles, console.error)
}

/** Parses the value of an option. */
export function parsedBy<Value>(schema: z.ZodType<Value>): (text: string) => Value {
  return (text) => {
    const { data, error } = schema.safeParse(text)
    if (error) throw new WrongArguments(error.issues.map(({ message }) => message).join(', '))
    return data
  }
}

/** Parses the value of an option that is one of these names. */
export function oneOf<const Name extends string>(names: readonly Name[]): (text: string) => Name {
  return (text) => {
    const name = names.find((known) => known === text)
    if (name === undefined) throw new WrongArguments(`expected ${names.join(', ')}`)
    return name
  }
}

/** Parses an option that has several of these names, separated by commas or each with an option of its own. */
export function severalOf<const Name extends string>(names: readonly Name[]) {
  const parse = oneOf(names)
  return (text: string, previous: readonly Name[] = []): readonly Name[] => [
    ...new Set([...previous, ...text.split(',').map(parse)]),
  ]
}
