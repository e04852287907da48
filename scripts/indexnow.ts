import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'indexnow',
  'Submits the URLs that are new, changed or removed since the last run to IndexNow. The first run only stores the URLs of the site. The exit code is 1 if URLs were not accepted.',
)
  .option('--all', 'submits all URLs')
  .option('--force', 'submits also where most URLs of the last run are missing in the sitemaps')
  .action(async (options) => {
    loadEnvFiles()
    const { submitChanges } = await import('./indexnow/submit-changes')
    await submitChanges(options)
  })

await runIfMain(import.meta.url, command)
