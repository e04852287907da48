import { defineCommand, loadEnvFiles, oneOf, runIfMain } from '@vitrine/api-contract/command'
import { newKinds } from './content-templates'

export const command = defineCommand(
  'content:new',
  'Writes a content file with a new reference and a comment on every key. It never replaces a file.',
)
  .argument('<KIND>', `what to write: ${newKinds.join(', ')}`, oneOf(newKinds))
  .argument('<NAME>', 'the title of the article or job, or the name of the organization')
  .option('--folder <DIR>', 'the content folder', 'content')
  .option('--language <CODE>', 'the language of the record (default: DEFAULT_LOCALE)')
  .option('--organization <SLUG>', 'the organization of a job (default: the only one of the folder)')
  .option('--slug <SLUG>', 'the name of the file (default: made of the name)')
  .action(async (kind, name, options) => {
    loadEnvFiles()
    const { writeNewContent } = await import('./new-content')
    writeNewContent(kind, name, options)
  })

await runIfMain(import.meta.url, command)
