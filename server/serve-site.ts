import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { basePath } from '@/lib/base-path'
import { env } from '@/lib/env'
import { siteRedirects } from '@/lib/pages/urls/redirects'
import { logError } from '@/lib/process/log'
import { setServerOrigin } from '@/lib/publishing/server-origin'
import { site } from '@/lib/settings/site'
import { endServer } from './end-server'
import { createHttpServer } from './http-server'
import { checkPictures } from './site-pictures'
import { keepElements } from './static-files'
import { type Render, SitePages } from './stored-pages/site-pages'

/** Serves the build in `.next` of the working directory. Throws if there is none or one for another path, or if the port cannot be used. */
export async function serveSite(port: number, hostname: string | null): Promise<void> {
  // The first path without a page would wait for it.
  siteRedirects()
  await checkPictures(site)
  // tsx turns source maps on. Node.js would store the source map of each chunk that the server loads: 130 MB.
  process.setSourceMapsEnabled(false)
  const host = hostname?.includes(':') ? `[${hostname}]` : (hostname ?? '127.0.0.1')
  await keepElements().catch((error) => logError('The elements of other sites cannot be stored', error))
  setServerOrigin(`http://${host}:${port}`)
  // Next.js adds its listener for upgrades to this server, which listens nowhere: the site has no WebSocket.
  const httpServer = createServer()
  const app = next({ dev: false, port, hostname: hostname ?? 'localhost', httpServer })
  await app.prepare()
  checkBasePath()
  const handle = app.getRequestHandler()
  const render: Render = (request, response) => {
    request.url = `${basePath}${request.url}`
    return handle(request, response)
  }
  const server = createHttpServer(
    render,
    new SitePages(render, resolve('.next'), join(env.CACHE_DIRECTORY, 'pages')),
  )
  if (hostname === null) server.listen(port)
  else server.listen(port, hostname)
  await once(server, 'listening')
  console.log(`The site is served at http://${hostname ?? 'localhost'}:${port}${basePath}`)
  const end = async () => {
    await endServer(server)
    process.exit(0)
  }
  process.once('SIGTERM', end).once('SIGINT', end)
}

/** The files of a build and its links begin with the path of SITE_URL. */
function checkBasePath(): void {
  const { basePath: built } = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8'))
  const text = (path: string) => (path === '' ? 'no path' : `the path ${path}`)
  if (built !== basePath)
    throw new Error(
      `SITE_URL has ${text(basePath)}, but the build is for ${text(built)}: run npm run build again`,
    )
}
