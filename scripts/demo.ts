import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'
import { run, siteIdentity } from './run'

/** A hosted API in the settings is not the demo. */
const fromFiles = { API_BASE_URL: '' }

export const command = defineCommand(
  'demo',
  'Imports the demo content, builds the site and serves it.',
).action(async () => {
  loadEnvFiles()
  const { env } = await import('@/lib/env')
  console.log('1/3  Importing the demo content')
  // --prune removes articles of an earlier import whose files were deleted.
  await run('tsx', ['packages/read-api/commands/content-import.ts', '--prune'], fromFiles)
  console.log('2/3  Building the site (about one minute)')
  await run('next', ['build'], fromFiles)
  console.log(`3/3  Serving ${env.SITE_URL} (stop with Ctrl-C)`)
  await run('site', [], { ...fromFiles, SITE_URL: env.SITE_URL, ...siteIdentity })
})

await runIfMain(import.meta.url, command)
