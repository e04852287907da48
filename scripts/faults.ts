import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importContent } from './faults/content'
import { inventedUrlsPart } from './faults/invented-urls-part'
import { outagePart } from './faults/outage-part'
import {
  type Context,
  type Part,
  type Scale,
  type Site,
  type SiteOptions,
  toFailedCheck,
} from './faults/part'
import { quotaPart } from './faults/quota-part'
import { formatPart, formatSummary, type PartReport, writeReport } from './faults/report'
import { hostileContentPart, hostileVisitorsPart } from './faults/security/security-parts'
import { findOrigin, startSite } from './faults/site'
import { soakPart } from './faults/soak-part'
import { defaultRevision, throughputPart } from './faults/throughput-part'
import { startFaultyUpstream } from './faults/upstream'
import { startReadApi } from './read-api'
import { readOptions } from './read-options'
import { ProgramFailed, root, run } from './run'

/** The parts by the name for `--only`, in the order in which they run. */
const parts: Readonly<Record<string, Part>> = {
  outage: outagePart,
  'invented-urls': inventedUrlsPart,
  quota: quotaPart,
  'hostile-content': hostileContentPart,
  'hostile-visitors': hostileVisitorsPart,
  soak: soakPart,
  throughput: throughputPart,
}

/** They measure little in a short time. Without `--only` they run with `--full`. */
const longParts = ['quota', 'soak', 'throughput']

const usage = `usage: npm run test:faults -- [--only PART,...] [--full] [--requests N] [--seed N] [--json FILE]
         [--compare REVISION] [--skip-build]
  --only PART   one or several of ${Object.keys(parts).join(', ')}
  --full        the largest sizes; about two hours
  --requests N  another number of requests for the parts outage and invented-urls
  --seed N      the same seed gives the same requests
  --json FILE   writes the report as JSON
  --compare REVISION
                the revision for the comparison of the throughput, ${defaultRevision} by default
  --skip-build  uses the build in .next, which must be of this command`

/** Short, so that pages are regenerated during each fault. */
const revalidateSeconds = 10

try {
  const options = readFaultOptions()
  const reports = await runParts(options)
  console.log(formatSummary(reports))
  if (options.json) await writeReport(options.json, reports, options)
  if (reports.some(({ checks }) => checks.some(({ passed }) => !passed))) process.exitCode = 1
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof ProgramFailed ? error.message : error)
}

type Options = ReturnType<typeof readFaultOptions>

async function runParts(options: Options): Promise<PartReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-faults-'))
  const started: { stop: () => Promise<void> }[] = []
  const keep = <T extends { stop: () => Promise<void> }>(server: T): T => {
    started.push(server)
    return server
  }
  const stopDownTo = async (count: number) => {
    for (const server of started.splice(count).reverse()) await server.stop()
  }
  const cleanUp = async () => {
    await stopDownTo(0)
    // A server can still create files when it stops.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const interrupt = () => void cleanUp().finally(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const api = keep(await startReadApi(await importContent(folder)))
    const upstream = keep(await startFaultyUpstream(api.url))
    const settings = (target: { url: string; token: string }) => ({
      API_BASE_URL: target.url,
      API_TOKEN: target.token,
      REVALIDATE_SECONDS: String(revalidateSeconds),
      LOG_LEVEL: 'warn',
      // The API has no quota, except in the part quota.
      API_REQUESTS_PER_MINUTE: '1000000',
    })
    // The build has the origin of the site, so that its pages are those that the site renders.
    const siteUrl = await findOrigin()
    const defaultUpstream = { url: upstream.url, token: api.token }
    let sites = 0
    const start = async (url: string, site: SiteOptions = {}): Promise<Site> => {
      sites += 1
      const storage = join(folder, `site-${sites}`)
      const environment = { ...settings(site.upstream ?? defaultUpstream), ...site.environment }
      return keep(await startSite(url, site.folder ?? root, storage, environment))
    }
    const buildEnvironment = {
      ...settings(defaultUpstream),
      SITE_URL: siteUrl,
      CACHE_DIRECTORY: join(folder, 'build-cache'),
      DATABASE_URL: `file:${join(folder, 'absent.db')}`,
    }
    if (!options.skipBuild) await run('next', ['build'], buildEnvironment)
    const reports: PartReport[] = []
    for (const part of options.parts) {
      const running = started.length
      const begin = performance.now()
      const elapsed = () => (performance.now() - begin) / 1000
      const progress = (text: string) => console.log(`[${part.name}, ${Math.round(elapsed())} s] ${text}`)
      const context: Context = {
        ...{ site: await start(siteUrl), upstream, secrets: { API_TOKEN: api.token } },
        startSite: async (site) => start(await findOrigin(), site),
        ...{ folder, revalidateSeconds, buildEnvironment, compareRevision: options.compare },
        ...{ scale: options.scale, requests: options.requests, seed: options.seed, progress },
      }
      const checks = await part.run(context).catch((error) => [toFailedCheck('the part', error)])
      await upstream.setFault(null)
      await stopDownTo(running)
      const report = { name: part.name, seconds: elapsed(), checks }
      reports.push(report)
      console.log(formatPart(report))
    }
    return reports
  } finally {
    await cleanUp()
  }
}

function readFaultOptions() {
  const options = {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    compare: { type: 'string', default: defaultRevision },
    'skip-build': { type: 'boolean', default: false },
  } as const
  return readOptions(usage, { options }, ({ values: { full, only, json, compare, ...values } }) => {
    const byDefault = Object.keys(parts).filter((name) => full || !longParts.includes(name))
    const selected = (only?.split(',') ?? byDefault).map((name) => {
      const part = parts[name]
      if (!part) throw new Error(`Unknown part ${name}`)
      return part
    })
    const seed = wholeNumber('--seed', values.seed)
    const requests = values.requests === undefined ? null : wholeNumber('--requests', values.requests)
    const scale: Scale = full ? 'full' : 'ci'
    return { parts: selected, scale, requests, seed, json, compare, skipBuild: values['skip-build'] }
  })
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name}: ${text} is not a whole number`)
  return Number(text)
}
