import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'site:check',
  'Checks the files of the site folder (SITE_FOLDER, default site/), and writes site.schema.json there for editors.',
).action(async () => {
  loadEnvFiles()
  const { checkSiteFolder } = await import('./site-check/check-site-folder')
  await checkSiteFolder()
})

await runIfMain(import.meta.url, command)
