import { assignPort, copyApi, type Environment, run, type Server, startServer } from '@/scripts/run'

/** Starts a second process of the build with other settings. With API_BASE_URL it first copies the API into DATABASE_URL. */
export async function startOtherSite(settings: Environment): Promise<Server & { url: string }> {
  const { url, environment } = await assignPort(settings)
  const own = { SITE_URL: url, ...environment }
  if (settings.API_BASE_URL) await copyApi(own)
  return { url, ...(await startServer('site', [], url, own, process.env.PROJECT_FOLDER)) }
}

/** Starts a second process of the build with other settings, and stops it after `use`. */
export async function withOtherSite(
  settings: Environment,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const { url, stop } = await startOtherSite(settings)
  try {
    await use(url)
  } finally {
    await stop()
  }
}

/** Imports a content folder into the database of the site, or of `settings`. The test tells the site, not the import. */
export function importContent(folder: string, settings: Environment = {}): Promise<void> {
  const args = ['packages/read-api/commands/content-import.ts', folder, '--prune']
  return run('tsx', args, { ...settings, REVALIDATE_SECRET: '' })
}
