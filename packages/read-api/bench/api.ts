import { defineCommand, oneOf, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'

const count = parsedBy(wholeNumber(1, 99_999_999))

export const command = defineCommand(
  'bench:api',
  'Measures each operation of the API over HTTP with generated content, and for comparison a plain query: one SQL query that returns the same records, without the API. It prints figures and tests nothing. packages/read-api/README.md explains the table.',
)
  .option('--articles <N>', 'the number of articles', count, 100_000)
  .option('--organizations <N>', 'the number of organizations', count, 2_000)
  .option('--jobs <N>', 'the number of jobs', count, 50_000)
  .option('--seconds <N>', 'the duration of each measurement', count, 3)
  .option('--engine <ENGINE>', 'sqlite or postgres (default: both)', oneOf(['sqlite', 'postgres']))
  .action(async (options) => {
    const { measureApi } = await import('./measure-api')
    await measureApi(options)
  })

await runIfMain(import.meta.url, command)
