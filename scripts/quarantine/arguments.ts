import { parseArgs } from 'node:util'

export const usage = `usage: npm run -s quarantine -- [--release [LIST]]
  without options  shows the lists in quarantine
  --release        releases every list
  --release LIST   releases one list: organizations, articles, articles/LANGUAGE, jobs (of every organization) or
                   jobs/ORGANIZATION`

/** `list` is null for every list. */
export type Command = { releases: boolean; list: string | null }

/** The command, or the error as a text. */
export function readCommand(args: readonly string[]): Command | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { release: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [list = null] = positionals
    if (positionals.length > 1) return 'Name one list, or none for every list.'
    if (list !== null && !values.release) return 'A list is named only with --release.'
    return { releases: values.release, list }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const listName = /^(?:organizations(?:\/slugs)?|articles(?:\/.+)?|jobs(?:\/.+)?)$/

/** Whether a name is that of a list. `known` has the lists that were read; without any, the form of the name decides. */
export function isList(name: string, known: readonly string[]): boolean {
  if (!listName.test(name)) return false
  return !name.includes('/') || known.length === 0 || known.includes(name)
}
