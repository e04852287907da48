import { fetch } from 'undici'
import { createAgent } from '@/lib/client/api-agent'
import { connectEmbedded } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { formatReport } from './format-report'
import { runDoctor, type Upstream } from './run'

/** Prints the report of `npm run doctor`, and sets the exit code. */
export async function checkSettings({ json = false }): Promise<void> {
  const upstream = await connect().catch((error) => {
    // The embedded API without content: the message says what to do.
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 3
    return null
  })
  if (upstream === null) return
  const report = await runDoctor(process.env, upstream, new Date())
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report))
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
