import { defineCommand, parsedBy, runIfMain, severalOf } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { longParts, partNames } from './part-names'

const number = parsedBy(wholeNumber(0, 999_999_999))

export const command = defineCommand(
  'test:faults',
  'Builds the site, and breaks its API in every way while it requests pages. The exit code is 1 if a check fails. It takes about 15 minutes.',
)
  .option(
    '--only <PART,...>',
    `one or several of ${partNames.join(', ')} (default: all but ${longParts.join(', ')})`,
    severalOf(partNames),
  )
  .option('--full', 'the largest sizes and all parts; about two hours')
  .option('--requests <N>', 'another number of requests for the parts outage and invented-urls', number)
  .option('--seed <N>', 'the same seed gives the same requests', number, 1)
  .option('--json <FILE>', 'writes the report as JSON')
  .option('--skip-build', 'uses the build in .next, which must be of this command')
  .action(async (options) => {
    const { testFaults } = await import('./run-parts')
    await testFaults(options)
  })

await runIfMain(import.meta.url, command)
