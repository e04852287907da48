import './load-env'
import { fetch } from 'undici'
import { createAgent } from '@/lib/data/api-agent'
import { connectEmbedded } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { formatReport } from './doctor/format-report'
import { runDoctor, type Upstream } from './doctor/run'
import { readOptions } from './read-options'

const usage = `usage: npm run -s doctor -- [--json]
  Checks the settings against the API that they name: whether it responds, what the token may read, which organizations are found,
  and what the site will show.
  --json  the report as JSON, for programs
  The exit code is 0 without problems, 1 with some, and 2 if the API cannot be reached or the check did not end.`

const { values } = readOptions(
  usage,
  { options: { json: { type: 'boolean', default: false } }, exitCode: 2 },
  (parsed) => parsed,
)

const upstream = await connect().catch((error) => {
  // The embedded API without content: the message says what to do.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
  return null
})
if (upstream) {
  const report = await runDoctor(process.env, upstream, new Date())
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report))
  process.exitCode = report.exitCode
}

async function connect(): Promise<Upstream> {
  if (env.API_BASE_URL === undefined) {
    const { fetch, baseUrl, token } = await connectEmbedded()
    // A request in this process follows no redirect.
    return { fetch: (url, init) => fetch(url, { ...init, redirect: 'error' }), baseUrl, token }
  }
  const dispatcher = createAgent(env.API_TIMEOUT_MS, 1)
  return {
    fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    baseUrl: env.API_BASE_URL,
    token: env.API_TOKEN ?? null,
  }
}
