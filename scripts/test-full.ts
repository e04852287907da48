import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

const description =
  'Runs all tests in all variants, and those that are too slow for each change. The exit code is 1 if one fails. It takes about 90 minutes on two cores.'

export const command = defineCommand('test:full', description).action(async () => {
  console.log(description)
  const { runFull } = await import('./tests/run-tests')
  await runFull()
})

await runIfMain(import.meta.url, command)
