import { WrongArguments } from '@vitrine/api-contract/command'

export function readName(text: string): string {
  // Control, format and other invisible characters could falsify a printed list of tokens.
  if (/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u.test(text)) return text
  throw new WrongArguments('expected 1 to 100 printable characters')
}

const dayMs = 86_400_000
const maxYears = 10

/** A number of days after `now`, or midnight UTC at the start of a day. */
export function readExpiry(text: string, now: Date): Date {
  const expiry = readTime(text, now)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + maxYears)
  if (expiry > latest) throw new WrongArguments(`expected at most ${maxYears} years from now`)
  return expiry
}

function readTime(text: string, now: Date): Date {
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1]
  if (days !== undefined) return new Date(now.getTime() + Number(days) * dayMs)
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (day === undefined || !day.toJSON()?.startsWith(text)) {
    throw new WrongArguments(`expected a number of days such as 90d, or a day such as 2027-01-31`)
  }
  if (day <= now) throw new WrongArguments(`expected a day after today (UTC)`)
  return day
}
