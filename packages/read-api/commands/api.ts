import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'api',
  'Serves the API as a process of its own, at PORT or 4000, from the database DATABASE_URL.',
).action(async () => {
  loadEnvFiles()
  const { serveApi } = await import('./serve-api')
  await serveApi()
})

await runIfMain(import.meta.url, command)
