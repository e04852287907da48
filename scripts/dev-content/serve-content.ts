import { once } from 'node:events'
import { existsSync, watch as watchFiles } from 'node:fs'
import getPort from 'get-port'
import { basePath } from '@/lib/base-path'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { sitePath } from '@/lib/settings/site-folder'
import { ProgramFailed, type Server, startServer } from '../run'
import { firstState, nextState } from './page-state'
import { createProxy } from './proxy'
import { terminalLines } from './terminal-lines'
import { watchContent } from './watch-content'

type Options = {
  site?: URL
  port?: number
  poll?: true
  prune?: true
}

/** Imports `folder` after every change, and serves the site with pages that show it. Returns when it serves. */
export async function serveContent(folder: string, options: Options): Promise<void> {
  const { site, port = site ? 0 : (env.PORT ?? 3000) } = options
  if (env.API_BASE_URL)
    fail(`The site reads the API at ${env.API_BASE_URL}, not the content folder. Unset API_BASE_URL.`)
  if (!existsSync('packages/read-api'))
    fail('This copy of the site has no packages/read-api, which imports content.')
  if (!existsSync(folder)) fail(`There is no folder ${folder}.`)

  const target = site ?? new URL(`http://localhost:${await getPort()}`)
  const proxy = createProxy(target)
  proxy.server.listen(port, 'localhost')
  await once(proxy.server, 'listening').catch((error) =>
    fail(`Port ${port} cannot be used: ${error.message}`),
  )
  const address = proxy.server.address()
  const open = `http://localhost:${typeof address === 'object' && address ? address.port : port}`

  let state = firstState
  let markImported = () => {}
  const imported = new Promise<void>((resolve) => {
    markImported = resolve
  })
  const watchArguments = [folder, ...(options.poll ? ['--poll'] : []), ...(options.prune ? ['--prune'] : [])]
  const watch = watchContent(watchArguments, (report) => {
    state = nextState(state, report)
    proxy.publish(state)
    for (const line of terminalLines(report, new Date().toLocaleTimeString('en-GB'))) console.log(line)
    markImported()
  })

  // `next dev` reads the pages of the site folder for each request.
  if (existsSync(sitePath('pages')))
    watchFiles(sitePath('pages'), { recursive: true }, () => {
      state = { ...state, version: state.version + 1 }
      proxy.publish(state)
    })

  let server: Promise<Server | null> = Promise.resolve(null)
  let isStopping = false
  const stop = async (exitCode: number, message?: string) => {
    if (isStopping) return
    isStopping = true
    if (message) console.error(message)
    proxy.close()
    const running = await server.catch(() => null)
    await Promise.all([running?.stop(), watch.stop()])
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  void watch.ended.then(() => stop(1, 'The import ended unexpectedly.'))

  console.log(`Importing ${folder}`)
  await Promise.race([imported, watch.ended])
  // The site opens the database when it starts, so the first import comes before it.
  if (!site && !isStopping) server = startSite(target, open)
  await server.catch((error) => stop(1, error.message))
  if (!isStopping)
    console.log(
      `\nOpen ${open}${basePath} (stop with Ctrl-C). Save a file in ${folder}, and the open page shows it.\n`,
    )
}

/** Starts the site at `target`. `open` is its origin in the browser. */
function startSite(target: URL, open: string): Promise<Server> {
  console.log('Starting the site')
  // A file: the first route that is compiled is the page that the author opens.
  return startServer('next', ['dev', '--port', target.port], target.origin + routes.feedStyles(), {
    PORT: target.port,
    SITE_URL: process.env.SITE_URL ?? open,
    // An author removes records on purpose, and sees it at once.
    QUARANTINE_MINUTES: '0',
    CACHE_DIRECTORY: '.data/dev-content-cache',
  })
}

function fail(message: string): never {
  throw new ProgramFailed(message)
}
