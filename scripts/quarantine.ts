import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  '-s quarantine',
  'Shows the lists in quarantine of the site that has the same settings and cache directory, or releases them.',
)
  .option(
    '--release [LIST]',
    'releases every list, or one: organizations, articles, articles/LANGUAGE, jobs (of every organization) or jobs/ORGANIZATION',
  )
  .action(async (options) => {
    loadEnvFiles()
    const { showOrRelease } = await import('./quarantine/show-or-release')
    showOrRelease(options)
  })

await runIfMain(import.meta.url, command)
