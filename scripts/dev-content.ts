import { defineCommand, loadEnvFiles, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { httpOrigin, port } from '@vitrine/api-contract/environment'

const httpSite = httpOrigin.refine(
  (url) => url.startsWith('http:'),
  'expected an origin such as http://localhost:3000',
)

export const command = defineCommand(
  'dev:content',
  'Serves the site while you write: imports a content folder after every saved file, and refreshes the open page.',
)
  .argument('[DIR]', 'the content folder', 'content')
  .option(
    '--site <URL>',
    'a site that "npm run dev" serves already; without it, the command starts one',
    parsedBy(httpSite.transform((url) => new URL(url))),
  )
  .option(
    '--port <N>',
    'the port to open in the browser (default: PORT, else 3000; with --site a free port)',
    parsedBy(port),
  )
  .option('--poll', 'checks the folder every second, if the system does not report changes of files')
  .option('--prune', 'removes the records of deleted files from the database; without it they stay')
  .action(async (folder, options) => {
    loadEnvFiles()
    const { serveContent } = await import('./dev-content/serve-content')
    await serveContent(folder, options)
  })

await runIfMain(import.meta.url, command)
