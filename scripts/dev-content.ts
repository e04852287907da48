import './load-env'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import getPort from 'get-port'
import { env } from '@/lib/env'
import { firstState, nextState } from './dev-content/page-state'
import { createProxy } from './dev-content/proxy'
import { terminalLines } from './dev-content/terminal-lines'
import { watchContent } from './dev-content/watch-content'
import { readOptions } from './read-options'
import { ProgramFailed, type Server, startServer } from './run'

const usage = `usage: npm run dev:content [-- [DIR] [--site URL] [--port N] [--poll] [--prune]]
  DIR         the content folder; default: content
  --site URL  a site that "npm run dev" serves already; without it, the command starts one
  --port N    the port to open in the browser; default: PORT, else 3000 (with --site: a free port)
  --poll      check the folder every second, if the system does not report changes of files
  --prune     remove the records of deleted files from the database; without it they stay`

const { folder, site, port, watchArguments } = readArguments()
if (env.API_BASE_URL)
  fail(`The site reads the API at ${env.API_BASE_URL}, not the content folder. Unset API_BASE_URL.`)
if (!existsSync('packages/read-api'))
  fail('This copy of the site has no packages/read-api, which imports content.')
if (!existsSync(folder)) fail(`There is no folder ${folder}.`)

const target = site ?? new URL(`http://localhost:${await getPort()}`)
const proxy = createProxy(target)
proxy.server.listen(port, 'localhost')
await once(proxy.server, 'listening').catch((error) => fail(`Port ${port} cannot be used: ${error.message}`))
const address = proxy.server.address()
const open = `http://localhost:${typeof address === 'object' && address ? address.port : port}`

let state = firstState
let markImported = () => {}
const imported = new Promise<void>((resolve) => {
  markImported = resolve
})
const watch = watchContent(watchArguments, (report) => {
  state = nextState(state, report)
  proxy.publish(state)
  for (const line of terminalLines(report, new Date().toLocaleTimeString('en-GB'))) console.log(line)
  markImported()
})

let server: Promise<Server | null> = Promise.resolve(null)
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
void watch.ended.then(() => stop(1, 'The import ended unexpectedly.'))

console.log(`Importing ${folder}`)
await Promise.race([imported, watch.ended])
// The site opens the database when it starts, so the first import comes before it.
if (!site && !isStopping) server = startSite()
await server.catch((error) => stop(1, error.message))
if (!isStopping)
  console.log(`\nOpen ${open} (stop with Ctrl-C). Save a file in ${folder}, and the open page shows it.\n`)

function startSite(): Promise<Server> {
  console.log('Starting the site')
  return startServer('next', ['dev', '--port', target.port], `${target.origin}/livez`, {
    PORT: target.port,
    SITE_URL: process.env.SITE_URL ?? open,
    // An author removes records on purpose, and sees it at once.
    QUARANTINE_MINUTES: '0',
    CACHE_DIRECTORY: '.data/dev-content-cache',
  })
}

async function stop(exitCode: number, message?: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (message) console.error(message)
  proxy.close()
  const running = await server.catch(() => null)
  await Promise.all([running?.stop(), watch.stop()])
  process.exit(exitCode)
}

function readArguments() {
  const options = {
    site: { type: 'string' },
    port: { type: 'string' },
    poll: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
  } as const
  return readOptions(usage, { options, allowPositionals: true }, ({ values, positionals }) => {
    const [folder = 'content', ...others] = positionals
    if (others.length > 0) throw new Error('expected one folder')
    if (values.site !== undefined && !/^http:\/\/[^/]+\/?$/.test(values.site))
      throw new Error('--site: expected an origin such as http://localhost:3000')
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error('--port: expected a port')
    const site = values.site === undefined ? null : new URL(values.site)
    const port = Number(values.port ?? (site ? 0 : (env.PORT ?? 3000)))
    const watchOptions = [values.poll ? '--poll' : '', values.prune ? '--prune' : ''].filter(Boolean)
    return { folder, site, port, watchArguments: [folder, ...watchOptions] }
  })
}

function fail(message: string): never {
  throw new ProgramFailed(message)
}
