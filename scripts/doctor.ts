import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  '-s doctor',
  'Checks the settings against the API that they name: whether it responds, what the token may read, which organizations are found, and what the site will show. The exit code is 1 with problems, and 3 if the API cannot be reached or the check did not end.',
)
  .option('--json', 'prints the report as JSON, for programs')
  .action(async (options) => {
    loadEnvFiles()
    const { checkSettings } = await import('./doctor/check-settings')
    await checkSettings(options)
  })

await runIfMain(import.meta.url, command)
