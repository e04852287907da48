import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startReadApi } from '@/scripts/read-api'
import { root, run } from '@/scripts/run'
import { importContent } from './content'
import { existingUrlsPart } from './existing-urls-part'
import { inventedUrlsPart } from './invented-urls-part'
import { outagePart } from './outage-part'
import { type Context, type Part, type Scale, type Site, type SiteOptions, toFailedCheck } from './part'
import { longParts, type PartName, partNames } from './part-names'
import { formatPart, formatSummary, type PartReport, writeReport } from './report'
import { hostileContentPart, hostileVisitorsPart } from './security/security-parts'
import { findOrigin, startSite } from './site'
import { soakPart } from './soak-part'
import { startFaultyUpstream } from './upstream'

const parts: Readonly<Record<PartName, Part>> = {
  outage: outagePart,
  'invented-urls': inventedUrlsPart,
  'existing-urls': existingUrlsPart,
  'hostile-content': hostileContentPart,
  'hostile-visitors': hostileVisitorsPart,
  soak: soakPart,
}

/** Short, so that pages are regenerated during each fault. */
const revalidateSeconds = 10

type Options = {
  only?: readonly PartName[]
  full?: true
  requests?: number
  seed: number
  json?: string
  skipBuild?: true
}

/** Runs the parts and prints their checks. The exit code is 1 if a check fails. */
export async function testFaults(options: Options): Promise<void> {
  const scale: Scale = options.full ? 'full' : 'ci'
  const byDefault = partNames.filter((name) => options.full || !longParts.includes(name))
  const names = options.only ?? byDefault
  const duration = options.full ? 'two hours' : '15 minutes'
  console.log(`Parts: ${names.join(', ')}. All of them take about ${duration} on two cores.`)
  const reports = await runParts(
    names.map((name) => parts[name]),
    scale,
    options,
  )
  console.log(formatSummary(reports))
  if (options.json) await writeReport(options.json, reports, { scale, seed: options.seed })
  if (reports.some(({ checks }) => checks.some(({ passed }) => !passed))) process.exitCode = 1
}

async function runParts(selected: readonly Part[], scale: Scale, options: Options): Promise<PartReport[]> {
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
      // The API has no quota.
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
      DATABASE_URL: `file:${join(folder, 'copy.db')}`,
    }
    if (!options.skipBuild) await run('tsx', ['scripts/build.ts'], buildEnvironment)
    const reports: PartReport[] = []
    for (const part of selected) {
      const running = started.length
      const begin = performance.now()
      const elapsed = () => (performance.now() - begin) / 1000
      const progress = (text: string) => console.log(`[${part.name}, ${Math.round(elapsed())} s] ${text}`)
      const context: Context = {
        ...{ site: await start(siteUrl), upstream, secrets: { API_TOKEN: api.token } },
        startSite: async (site) => start(await findOrigin(), site),
        ...{ folder, revalidateSeconds, buildEnvironment },
        ...{ scale, requests: options.requests ?? null, seed: options.seed, progress },
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
