import { join } from 'node:path'
import { type ReadApiServer, startReadApi } from '@/scripts/read-api'
import { readOutput } from '@/scripts/run'

/** The site reference that `npm run content:generate` gives to all organizations. */
export const generatedSite = 'GEN-S1'

export type Size = { articles: number; organizations: number; jobs: number }

/** Starts the API on generated content in a new file of the folder, or on a file that `npm run content:generate` has filled. */
export async function startGeneratedApi(
  folder: string,
  { articles, organizations, jobs, database }: Size & { database?: string },
): Promise<ReadApiServer> {
  const environment = { DATABASE_URL: `file:${database ?? join(folder, `${articles}.db`)}` }
  const size = [`--articles=${articles}`, `--organizations=${organizations}`, `--jobs=${jobs}`]
  if (database === undefined)
    await readOutput('packages/read-api/commands/content-generate.ts', size, environment)
  return startReadApi(environment)
}
