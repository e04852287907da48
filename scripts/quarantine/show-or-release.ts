import { WrongArguments } from '@vitrine/api-contract/command'
import { isQuarantineOn, readState, writeRelease } from '@/lib/data/quarantine-files'
import { env } from '@/lib/env'
import { describeHeldLists, describeRelease } from './held-lists'
import { isList } from './list-name'

/** `release` is the name of a list, or true for every list. */
export function showOrRelease({ release }: { release?: string | true }): void {
  const { held, counts } = readState()
  const known = [...held.map(({ list }) => list), ...counts.map(([list]) => list)]
  if (!isQuarantineOn) {
    console.log('The quarantine is off: API_BASE_URL is not set, or QUARANTINE_MINUTES is 0.')
    return
  }
  if (release === undefined) {
    for (const line of describeHeldLists(held, env.QUARANTINE_MINUTES)) console.log(line)
    return
  }
  const list = release === true ? null : release
  if (list !== null && !isList(list, known))
    throw new WrongArguments(`${JSON.stringify(list)} is no list that the site has read.`)
  writeRelease({ list, at: Date.now() })
  for (const line of describeRelease(held, list)) console.log(line)
}
