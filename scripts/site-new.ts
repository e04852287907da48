import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'site:new',
  'Writes a new site folder: site.yaml with comments, and templates of an imprint, a privacy and an accessibility statement.',
)
  .argument('<DIR>', 'the folder: a new or an empty one')
  .option('--content <DIR>', 'also writes a content folder there, with one record of each kind')
  .action(async (folder, { content }) => {
    loadEnvFiles()
    const { writeSiteFolder } = await import('./site-new/write-site-folder')
    await writeSiteFolder(folder, content ?? null)
  })

await runIfMain(import.meta.url, command)
