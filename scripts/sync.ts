import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'sync',
  'Copies the hosted API at API_BASE_URL into the database DATABASE_URL, until it is interrupted. It goes on where an earlier copy ended. A site that runs copies the API itself.',
)
  .option('--once', 'ends when nothing is pending; the exit code is 1 if the copy is not complete then')
  .action(async (options) => {
    loadEnvFiles()
    const { copyApi } = await import('./sync/copy-api')
    await copyApi(options)
  })

await runIfMain(import.meta.url, command)
