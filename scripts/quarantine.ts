import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  '-s quarantine',
  'Shows the lists of the copy in DATABASE_URL that are in quarantine, or releases them.',
)
  .option(
    '--release [LIST]',
    'releases every list, or one: organizations, articles, articles/LANGUAGE, jobs (of every organization) or jobs/ORGANIZATION',
  )
  .action(async (options) => {
    loadEnvFiles()
    const { showOrRelease } = await import('./quarantine/show-or-release')
    await showOrRelease(options)
  })

await runIfMain(import.meta.url, command)
