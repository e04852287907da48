import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'test:site',
  'Builds and serves the site of the tests until Ctrl-C, and prints the settings with which single test files run.',
).action(async () => {
  const { serveSite } = await import('./tests/serve-site')
  await serveSite()
})

await runIfMain(import.meta.url, command)
