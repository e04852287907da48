import { setTimeout as wait } from 'node:timers/promises'
import { blockScopes, operationScopes } from '@vitrine/api-contract/scope'
import { readEnv } from '@/lib/env'
import { paths } from '@/lib/routes'
import { readOwnPages } from '@/lib/settings/own-pages'
import { readSite } from '@/lib/settings/site'
import type { CopyState } from '@/lib/sync/copy-state'
import { legalPageWarnings } from '@/server/legal-pages'
import { settingWarnings } from '@/server/setting-warnings'
import { unsetSettings } from '@/server/unset-settings'
import { checkFilters } from './article-filters'
import { readArticleSample, reportArticles } from './articles'
import type { ScopeState } from './assess-scopes'
import { checkClock } from './clock'
import { checkConnection, reportTraffic } from './connection'
import type { Context } from './context'
import { reportCopy } from './copy'
import { createDriftLog, type DriftLog } from './drift-log'
import { createFindings, type ExitCode, type Report } from './findings'
import type { Records } from './hidden-images'
import { checkImages } from './images'
import { readJobs, reportJobs } from './jobs'
import { findOrganizations, sampleOrganizations } from './organizations'
import { createPrintable } from './printable'
import { createProber, type ProberOptions } from './prober'
import { reportScopes } from './report-scopes'
import { type Access, probeScopes } from './token'

/** How the API is reached: over HTTP, or in this process. */
export type Upstream = Pick<ProberOptions, 'fetch' | 'baseUrl' | 'token'>

const maxRequests = 100
const maxTotalMs = 180_000

/** Checks the settings in `source` against the API. `copy` is the state of its copy, if the site reads one. Throws `EnvironmentError`, and nothing that the API can cause. */
export async function runDoctor(
  source: Record<string, string | undefined>,
  upstream: Upstream,
  now: Date,
  copy: CopyState | null = null,
): Promise<Report> {
  const settings = readEnv(source)
  const site = readSite(settings.SITE_FOLDER)
  const { clean, show } = createPrintable(upstream.token)
  const findings = createFindings({ clean })
  const prober = createProber({
    ...upstream,
    timeoutMs: settings.API_TIMEOUT_MS,
    maxBytes: settings.API_MAX_RESPONSE_BYTES,
    // One run stays within the quota of a minute.
    maxRequests: Math.min(maxRequests, settings.API_REQUESTS_PER_MINUTE),
    maxTotalMs,
    wait: (ms) => wait(ms),
  })
  const hasToken = upstream.token !== null
  const context: Context = { settings, site, prober, findings, show, hasToken, now }
  reportSettings(context)
  for (const sentence of unsetSettings(source, site))
    findings.note('Settings', 'settings.unset', `${sentence}.`)
  for (const sentence of legalPageWarnings(
    readOwnPages(settings.SITE_FOLDER, settings.SITE_LOCALES),
    settings,
  ))
    findings.note('Settings', 'settings.legal-pages', `${sentence}.`)
  const isConnected = await checkConnection(context)
  const scopes = isConnected ? await checkContent(context) : []
  if (isConnected) {
    reportTraffic(context)
    checkClock(context)
  }
  if (copy) reportCopy(context, copy)
  return {
    api: settings.API_BASE_URL ?? null,
    requests: prober.count,
    exitCode: toExitCode(context, isConnected),
    findings: findings.list,
    scopes,
    shows: findings.shown,
    lacks: findings.lacking,
  }
}

function reportSettings({ settings, site, findings }: Context): void {
  const warnings = settingWarnings(settings, site, new Date())
  if (warnings.length === 0) findings.ok('Settings', 'settings', 'All settings are valid.')
  else findings.note('Settings', 'settings', 'All settings are valid. Some hide content:')
  for (const warning of warnings) findings.note('Settings', 'settings.warning', `${warning}.`)
  const { origin, pathname } = new URL(settings.SITE_URL)
  if (pathname !== '/')
    findings.note(
      'Settings',
      'settings.path',
      `The site is under the path ${pathname}. Crawlers read ${origin}/robots.txt only, which is not of this site.`,
      `Give that file the lines of ${settings.SITE_URL}/robots.txt, at least: Sitemap: ${settings.SITE_URL}${paths.sitemapIndex()}`,
    )
}

async function checkContent(context: Context): Promise<readonly ScopeState[]> {
  const drift = createDriftLog()
  const organizations = await findOrganizations(context)
  const listed = await readJobs(context, organizations, drift)
  const access = context.hasToken ? await probeScopes(context, listed.jobs[0]?.reference ?? null) : null
  if (access?.isAccepted) reportScopes(context, access.scopes)
  else reportNoToken(context)
  const found = listed.missing > 0 ? listed.organizations : organizations.total
  if (found !== null && found > 0) context.findings.shows(`Organizations: ${found}.`)
  const organizationRecords = await checkOrganizations(context, drift, access)
  const articles = await checkArticles(context, drift, access)
  await reportJobs(context, listed, organizations, drift, {
    job: access?.allows(operationScopes.getJob) ?? false,
    office: access?.allows(blockScopes.getJob.office) ?? false,
  })
  drift.report(context.findings, context.show)
  checkImages(context, { organizations: organizationRecords, articles })
  return access?.scopes ?? []
}

/** A token that the API does not accept is reported where it is used. */
function reportNoToken({ findings, hasToken }: Context): void {
  const reason = hasToken ? 'the API does not accept API_TOKEN' : 'API_TOKEN is not set'
  findings.lacks(`Articles, profiles of organizations and details of jobs, because ${reason}.`)
  if (hasToken) return
  findings.note(
    'Token and scopes',
    'token.none',
    'API_TOKEN is not set: the site reads the public embed operation only.',
    'For articles, and for profiles of organizations and details of jobs, set API_TOKEN.',
  )
}

async function checkOrganizations(
  context: Context,
  drift: DriftLog,
  access: Access | null,
): Promise<Records> {
  const { findings, settings } = context
  if (!access?.allows(operationScopes.listOrganizations)) return []
  if (settings.ORGANIZATION_REFERENCES.length > 0) {
    findings.note(
      'Organizations',
      'organizations.full-profiles',
      'The token may list organizations, but ORGANIZATION_REFERENCES is set: organization pages have the fields of the embed operation only.',
      'For full profiles, unset ORGANIZATION_REFERENCES and set SITE_REFERENCE.',
    )
    return []
  }
  const { offices, images, videos } = blockScopes.listOrganizations
  const blocks = Object.entries({ offices, images, videos }).filter(([, scopes]) => access.allows(scopes))
  return sampleOrganizations(
    context,
    drift,
    blocks.map(([block]) => block),
  )
}

async function checkArticles(context: Context, drift: DriftLog, access: Access | null): Promise<Records> {
  if (!access?.allows(operationScopes.listArticles)) return []
  const sample = await readArticleSample(context, drift)
  if (sample === null) return []
  await reportArticles(context, sample)
  await checkFilters(context, sample)
  const newest = new Set(sample.newest.map(({ reference }) => reference))
  return [...sample.newest, ...sample.oldest.filter(({ reference }) => !newest.has(reference))]
}

function toExitCode({ findings, prober }: Context, isConnected: boolean): ExitCode {
  if (!isConnected) return 3
  if (findings.list.some(({ status }) => status === 'problem')) return 1
  return prober.stopped === null ? 0 : 3
}
