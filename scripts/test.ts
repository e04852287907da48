import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'test',
  'Runs the static checks, the unit tests and the tests of the built site. The exit code is 1 if one fails. It takes at most 12 minutes on two cores.',
).action(async () => {
  const { runAllTests } = await import('./tests/run-tests')
  await runAllTests()
})

await runIfMain(import.meta.url, command)
