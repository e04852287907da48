import { setTimeout as wait } from 'node:timers/promises'
import { type ReadApiServer, startReadApi } from '@/scripts/read-api'
import type { Environment } from '@/scripts/run'
import { generateContent } from './content'
import { readSitemapPaths } from './pages'
import type { Context, Site } from './part'

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

/**
 * Waits until the site shows the generated content in the lists of articles of each locale. The build has them with other
 * content: the numbered pages do not exist then, and the languages of the articles are not known.
 */
export async function regenerateLists(site: Site, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((each) => /^\/..\/articles$/.test(each))) {
    const hasContent = async () => (await (await fetch(`${site.url}${path}`)).text()).includes('_GEN-')
    while (!(await hasContent())) await wait(500)
  }
}
