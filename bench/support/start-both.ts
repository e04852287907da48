import { routes } from '@/lib/routes'
import type { Environment } from '@/scripts/run'
import { startBarePage } from './bare-page'
import { buildDemoSite, type DemoSite, serveDemoSite } from './demo-site'
import { findArticles, findPages, type Pages } from './pages'
import { send } from './send'
import type { Bench } from './with-cleanup'

export type Both = {
  /** The settings of each process that serves the build of the site. */
  settings: Environment
  site: DemoSite
  pages: Pages
  bareUrl: string
}

/** Starts the demo site, and a bare page of Next.js with the size of an article of the site and text of its articles. */
export async function startBoth(bench: Bench, options: { skipBuild?: true }): Promise<Both> {
  const settings = await buildDemoSite(bench, options)
  const site = await serveDemoSite(bench, settings)
  const pages = await findPages(site.url)
  const texts = (await findArticles(site.url)).map(async (path) =>
    (await fetch(site.url + routes.markdown(path))).text(),
  )
  const { body } = await send(site.url + pages.article, 'identity')
  const bareUrl = await startBarePage(bench, (await Promise.all(texts)).join('\n\n'), body.length)
  return { settings, site, pages, bareUrl }
}
