import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'test:e2e',
  'Builds the site and runs its tests. The exit code is 1 if one fails.',
)
  .argument('[path...]', 'parts of the paths of the files that are run (default: all)')
  .action(async (paths) => {
    const { runTestsOfSite } = await import('./tests/run-tests')
    await runTestsOfSite(paths)
  })

await runIfMain(import.meta.url, command)
