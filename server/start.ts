import { defineCommand, loadEnvFiles, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'

export const command = defineCommand('start', 'Serves the build of the site until Ctrl-C.')
  .option(
    '--port <N>',
    'the port (default: PORT, else 3000); 0 for a free one',
    parsedBy(wholeNumber(0, 65_535)),
  )
  .option('--hostname <HOST>', 'the address to listen at (default: all addresses)')
  .action(async ({ port, hostname }) => {
    // The .env files of production.
    Object.assign(process.env, { NODE_ENV: 'production' })
    loadEnvFiles()
    const { serveSite } = await import('./serve-site')
    await serveSite(port ?? Number(process.env.PORT || 3000), hostname ?? null)
  })

await runIfMain(import.meta.url, command)
