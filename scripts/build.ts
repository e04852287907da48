import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'build',
  'Builds the site from the content store. For a hosted API it makes the first copy before; content of files must have been imported.',
).action(async () => {
  // The .env files of a production build.
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvFiles()
  const { prepareContent } = await import('./build/prepare-content')
  if (!(await prepareContent())) {
    process.exitCode = 1
    return
  }
  const { root, run } = await import('./run')
  await run('next', ['build'], {}, root)
})

await runIfMain(import.meta.url, command)
