import './load-env'
import { parseArgs } from 'node:util'
import { isQuarantineOn, readState, writeRelease } from '@/lib/data/quarantine-files'
import { env } from '@/lib/env'
import { describeHeldLists, describeRelease } from './quarantine/held-lists'

/** Shows the lists in quarantine of the site that has the same settings and cache directory, or releases them. */
const { values, positionals } = parseArgs({
  options: { release: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [list = null] = positionals
const { held } = readState()

if (!isQuarantineOn) {
  console.log('The quarantine is off: API_BASE_URL is not set, or QUARANTINE_MINUTES is 0.')
} else if (values.release) {
  writeRelease({ list, at: Date.now() })
  for (const line of describeRelease(held, list)) console.log(line)
} else {
  for (const line of describeHeldLists(held, env.QUARANTINE_MINUTES)) console.log(line)
}
