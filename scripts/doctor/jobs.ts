import { embedJobWire, embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { toJobWebsites } from '@/lib/data/jobs/job-websites'
import type { EmbedJobRecord } from '@/lib/model/jobs/job'
import { hiddenReason, isOpenOn, type JobState, toJobState } from '@/lib/model/jobs/job-visibility'
import { type Context, count, isRecord, paths, sample } from './context'
import type { DriftLog, Operation } from './drift-log'
import { reportJobWebsites } from './job-websites'
import { embedTokens, jobTokens } from './known-tokens'
import type { SiteOrganizations } from './organizations'
import { explain, isNotFound, successBody } from './unexpected'

const embedOperation: Operation = {
  name: 'embed',
  schema: embedWire,
  tokens: embedTokens,
  identity: ['name', 'jobs[].reference', 'jobs[].name', 'jobs[].slug'],
}

const jobOperation: Operation = {
  name: 'job',
  schema: jobWire,
  tokens: jobTokens,
  identity: ['reference', 'name'],
}

const embedJob = tolerant(embedJobWire, ['reference', 'name', 'slug'])
const job = tolerant(jobWire, ['reference'])

/**
 * The jobs of a sample of organizations, as the embed operation lists them. `organizations` and `missing` are the numbers of
 * organizations of the sample that it has, and that it does not have.
 */
type ListedJobs = { jobs: readonly EmbedJobRecord[]; organizations: number; missing: number }

const maxDetails = 8
/** Of one organization: the sample is bounded, however many jobs it has. */
const maxJobs = 10_000

/** Reads the embed operation of some organizations. Those of ORGANIZATION_REFERENCES that do not exist are a problem. */
export async function readJobs(
  context: Context,
  { references }: SiteOrganizations,
  drift: DriftLog,
): Promise<ListedJobs> {
  const { prober, findings, settings, show } = context
  const jobs: EmbedJobRecord[] = []
  const missing: string[] = []
  let organizations = 0
  for (const reference of references) {
    const path = paths.embed(reference)
    const probe = await prober.get(path, { withToken: false })
    const body = successBody(probe)
    if (isRecord(body) && Array.isArray(body.jobs)) {
      organizations += 1
      drift.add(embedOperation, [body])
      for (const wire of body.jobs.slice(0, maxJobs)) {
        const parsed = embedJob.safeParse(wire)
        if (parsed.success) jobs.push(withoutTexts(parsed.data))
      }
    } else if (isNotFound(probe)) missing.push(reference)
    else if (probe.kind !== 'skipped') {
      const { text, fix } = explain(probe, (settings.API_BASE_URL ?? settings.SITE_URL) + path, show)
      findings.problem('Jobs', 'jobs.embed', `Jobs of the organization ${show(reference)}: ${text}`, fix)
    }
  }
  if (missing.length > 0)
    findings.problem(
      'Organizations',
      'organizations.missing',
      `The embed operation has no organization with the reference ${missing.map(show).join(', ')}.`,
      'Check ORGANIZATION_REFERENCES, or ask the operator of the API. References are case-sensitive.',
    )
  return { jobs, organizations, missing: missing.length }
}

/** What decides whether a job is shown: the texts of thousands of jobs need much memory. */
function withoutTexts({ reference, name, slug, websites_urls }: EmbedJobRecord): EmbedJobRecord {
  return { reference, name, slug, websites_urls }
}

/** Says how many jobs the site shows, and why it hides others, by a sample of the details. */
export async function reportJobs(
  context: Context,
  { jobs, organizations }: ListedJobs,
  { total }: SiteOrganizations,
  drift: DriftLog,
  mayReadDetails: { job: boolean; office: boolean },
): Promise<void> {
  const { settings, findings, show } = context
  if (organizations === 0) return
  const states = mayReadDetails.job
    ? await readStates(context, jobs, drift, mayReadDetails.office)
    : new Map()
  const stateOf = ({ reference }: EmbedJobRecord): JobState | null => states.get(reference) ?? null
  const isSiteNamed = jobs.some((wire) => isOpenOn(settings.SITE_REFERENCE, wire, stateOf(wire)))
  const websites = toJobWebsites(isSiteNamed, settings)
  const reasons = new Map<string, number>()
  for (const wire of jobs) {
    const reason = hiddenReason(wire, stateOf(wire), websites)
    if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  const hidden = [...reasons.values()].reduce((sum, number) => sum + number, 0)
  const scope = total === organizations ? 'all organizations' : `a sample of ${organizations} organizations`
  const text = `${scope}: ${count(jobs.length, 'job')} listed, ${jobs.length - hidden} shown, ${hidden} hidden. The details of ${states.size} of them were read.`
  if (jobs.length > 0 && hidden === jobs.length)
    findings.problem(
      'Jobs',
      'jobs.shown',
      `Of ${text}`,
      'Check JOB_WEBSITES and SITE_REFERENCE: npm run job-postings lists each hidden job with its reason.',
    )
  else findings.ok('Jobs', 'jobs.shown', `Of ${text}`)
  const listed = [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 5)
  for (const [reason, number] of listed)
    findings.note('Jobs', 'jobs.hidden', `Hidden: ${count(number, 'job')}, because: ${show(reason)}.`)
  if (jobs.length > 0) findings.shows(`Jobs: ${jobs.length - hidden} of ${scope}.`)
  else findings.lacks(`Jobs: ${scope} list none.`)
  if (hidden > 0) findings.lacks(`${count(hidden, 'job')} that the API lists, of ${scope}.`)
  reportJobWebsites(context, jobs, stateOf, isSiteNamed)
}

async function readStates(
  context: Context,
  jobs: readonly EmbedJobRecord[],
  drift: DriftLog,
  office: boolean,
): Promise<Map<string, JobState>> {
  const { prober, findings, show } = context
  const states = new Map<string, JobState>()
  const blocks = { application_fields: 'true', organization: 'true', websites: 'true' }
  const missing: string[] = []
  for (const { reference } of sample(jobs, maxDetails)) {
    const path = paths.job(reference, office ? { ...blocks, office: 'true' } : blocks)
    const probe = await prober.get(path)
    const body = successBody(probe)
    if (isNotFound(probe)) missing.push(reference)
    if (!isRecord(body)) continue
    drift.add(jobOperation, [body])
    const record = job.safeParse(body).data
    if (record) states.set(reference, toJobState(record))
  }
  if (missing.length > 0)
    findings.note(
      'Jobs',
      'jobs.contradiction',
      `The embed operation lists jobs that the job operation does not have: ${missing.map(show).join(', ')}. The site shows them without details.`,
    )
  return states
}
