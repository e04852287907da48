import { type ReadApiServer, startReadApi } from '../read-api'
import type { Environment } from '../run'
import { generateContent } from './content'
import { readSitemapPaths } from './pages'
import type { Context } from './part'

/** The settings of a site of the generated content. */
export const generatedSite: Environment = { SITE_REFERENCE: 'GEN-S1', REVALIDATE_SECONDS: '300' }

/** Generates content whose pages no build knows, and reads the paths of the pages: some more than there are articles. */
export async function startGeneratedApi(
  context: Context,
  articles: number,
): Promise<{ api: ReadApiServer; database: Environment; paths: string[] }> {
  context.progress(`Generating ${articles} articles`)
  const database = await generateContent(context.folder, articles)
  const api = await startReadApi(database)
  try {
    const site = await context.startSite({ upstream: api, environment: generatedSite })
    const paths = await readSitemapPaths(site.url)
    await site.stop()
    context.progress(`The sitemaps have ${paths.length} pages`)
    return { api, database, paths }
  } catch (error) {
    await api.stop()
    throw error
  }
}
