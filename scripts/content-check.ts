import { defineCommand, loadEnvFiles, oneOf, runIfMain, severalOf } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'content:check',
  'Checks every article, organization and job of the site and every page of the site folder, and prints the warnings of each. The exit code is 1 with warnings of the severity, and 3 if a record could not be read.',
)
  .option(
    '--type <TYPE,...>',
    'article, organization, job or page, or several (default: all)',
    severalOf(['article', 'organization', 'job', 'page']),
  )
  .option(
    '--severity <SEVERITY>',
    'the least one with which the exit code is 1: error, warning or hint',
    oneOf(['error', 'warning', 'hint']),
    'error',
  )
  .option('--json <FILE>', 'writes the result as JSON')
  .option('--csv <FILE>', 'writes the result as CSV, for spreadsheets')
  .option('--quiet', 'prints the summary only')
  .action(async (options) => {
    loadEnvFiles()
    const { checkContent } = await import('./content-check/check-content')
    await checkContent(options)
  })

await runIfMain(import.meta.url, command)
