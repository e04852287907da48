import { parseArgs } from 'node:util'
import { type Scope, scopeName, scopes } from '@vitrine/api-contract/scope'

export const usage = `usage: npm run -s api:token -- [create] [--name NAME] [--expires 90d|2027-01-31] --scope SCOPE [--scope SCOPE ...]
       npm run -s api:token -- list
       npm run -s api:token -- revoke ID
scopes: ${scopes.join(' ')}`

export type TokenCommand =
  | { verb: 'create'; name: string; scopes: readonly Scope[]; expiresAt: Date | undefined }
  | { verb: 'list' }
  | { verb: 'revoke'; id: string }
  | { verb: 'help' }

/** Parses the arguments of `api:token`. Throws an `Error` with a message for the user. */
export function readCommand(words: readonly string[], now: Date): TokenCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      scope: { type: 'string', multiple: true, default: [] },
      name: { type: 'string', default: 'unnamed' },
      expires: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return { verb: 'help' }
  const [verb = 'create', id, ...rest] = positionals
  if (verb === 'list' && id === undefined) return { verb }
  if (verb === 'revoke' && id !== undefined && rest.length === 0) return { verb, id }
  if (verb !== 'create' || id !== undefined) throw new Error(usage)
  return {
    verb,
    name: readName(values.name),
    scopes: readScopes(values.scope),
    expiresAt: values.expires === undefined ? undefined : readExpiry(values.expires, now),
  }
}

function readScopes(names: readonly string[]): Scope[] {
  if (names.length === 0) throw new Error(usage)
  const found = names.map((scope) => {
    const { data } = scopeName.safeParse(scope)
    if (data === undefined) throw new Error(`unknown scope ${scope}; the scopes are ${scopes.join(' ')}`)
    return data
  })
  return [...new Set(found)]
}

function readName(text: string): string {
  // Control, format and other invisible characters could falsify a printed list of tokens.
  if (/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u.test(text)) return text
  throw new Error('--name: expected 1 to 100 printable characters')
}

const dayMs = 86_400_000
const maxYears = 10

/** A number of days after `now`, or midnight UTC at the start of a day. */
function readExpiry(text: string, now: Date): Date {
  const expiry = readTime(text, now)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + maxYears)
  if (expiry > latest) throw new Error(`--expires ${text}: expected at most ${maxYears} years from now`)
  return expiry
}

function readTime(text: string, now: Date): Date {
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1]
  if (days !== undefined) return new Date(now.getTime() + Number(days) * dayMs)
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (day === undefined || !day.toJSON()?.startsWith(text)) {
    throw new Error(`--expires ${text}: expected a number of days such as 90d, or a day such as 2027-01-31`)
  }
  if (day <= now) throw new Error(`--expires ${text}: expected a day after today (UTC)`)
  return day
}
