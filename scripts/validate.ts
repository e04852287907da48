import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'validate',
  'Builds the site with the demo content, and runs independent validators on it: the Nu Html Checker (installs Java 17 if it can), html-validate and feed readers. The exit code is 1 if one finds a problem.',
).action(async () => {
  const { runValidators } = await import('./validate/run-validators')
  await runValidators()
})

await runIfMain(import.meta.url, command)
