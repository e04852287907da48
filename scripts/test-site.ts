import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'test:site',
  'Builds and serves the site of the tests until Ctrl-C, and prints the settings with which single test files run.',
)
  .option('--path <PATH>', 'the path of SITE_URL, such as /careers (default: none)')
  .action(async ({ path = '' }) => {
    const { serveSite } = await import('./tests/serve-site')
    await serveSite(path)
  })

await runIfMain(import.meta.url, command)
