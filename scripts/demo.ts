import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'
import { run, siteIdentity } from './run'

export const command = defineCommand(
  'demo',
  'Imports the demo content, builds the site and serves it.',
).action(async () => {
  loadEnvFiles()
  const { env } = await import('@/lib/env')
  console.log('1/3  Importing the demo content')
  // --prune removes articles of an earlier import whose files were deleted.
  await run('tsx', ['packages/read-api/commands/content-import.ts', '--prune'])
  console.log('2/3  Building the site (about one minute)')
  await run('next', ['build'])
  console.log(`3/3  Serving ${env.SITE_URL} (stop with Ctrl-C)`)
  await run('next', ['start'], { SITE_URL: env.SITE_URL, ...siteIdentity })
})

await runIfMain(import.meta.url, command)
