import { defineCommand, loadEnvFiles, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { httpUrl, wholeNumber } from '@vitrine/api-contract/environment'

export const command = defineCommand(
  'watch',
  'Polls the API, and tells the site which records changed. For an API that sends no webhooks. The first poll only notes what the API has.',
)
  .option(
    '--site <URL>',
    'the site that is told (default: SITE_URL)',
    parsedBy(httpUrl.transform((url) => new URL(url).origin)),
  )
  .option('--every <SECONDS>', 'the time between two polls, from 10', parsedBy(wholeNumber(10, 86_400)), 60)
  .option('--once', 'polls once, for a cron job; the exit code is 1 if the API or the site does not respond')
  .action(async (options) => {
    loadEnvFiles()
    const { watchApi } = await import('./watch/watch-api')
    await watchApi(options)
  })

await runIfMain(import.meta.url, command)
