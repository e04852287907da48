import './load-env'
import { isQuarantineOn, readState, writeRelease } from '@/lib/data/quarantine-files'
import { env } from '@/lib/env'
import { isList, readCommand, usage } from './quarantine/arguments'
import { describeHeldLists, describeRelease } from './quarantine/held-lists'

/** Shows the lists in quarantine of the site that has the same settings and cache directory, or releases them. */
const command = readCommand(process.argv.slice(2))
const { held, counts } = readState()
const known = [...held.map(({ list }) => list), ...counts.map(([list]) => list)]

if (typeof command === 'string') {
  fail(command)
} else if (!isQuarantineOn) {
  console.log('The quarantine is off: API_BASE_URL is not set, or QUARANTINE_MINUTES is 0.')
} else if (!command.releases) {
  for (const line of describeHeldLists(held, env.QUARANTINE_MINUTES)) console.log(line)
} else if (command.list !== null && !isList(command.list, known)) {
  fail(`${JSON.stringify(command.list)} is no list that the site has read.`)
} else {
  writeRelease({ list: command.list, at: Date.now() })
  for (const line of describeRelease(held, command.list)) console.log(line)
}

function fail(problem: string): void {
  console.error(`${problem}\n\n${usage}`)
  process.exitCode = 1
}
