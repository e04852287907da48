import { defineCommand, loadEnvFiles, oneOf, runIfMain, WrongArguments } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'content:import',
  'Imports a content folder into the database DATABASE_URL, all or nothing. The exit code is 130 if it was interrupted.',
)
  .argument('[DIR]', 'the content folder (default: content)')
  .option('--from <FORMAT>', 'json: DIR contains saved JSON responses of the API', oneOf(['json']))
  .option('--dry-run', 'checks the content and lists the changes, without writing')
  .option('--prune', 'removes the records that are in the database but not in DIR')
  .action(async (folder, options) => {
    if (options.from !== undefined && folder === undefined) throw new WrongArguments('--from needs DIR.')
    loadEnvFiles()
    const { importContent } = await import('./import-content')
    await importContent(folder ?? 'content', options)
  })

await runIfMain(import.meta.url, command)
