import './load-env'
import { ApiError } from '@/lib/client/api-error'
import { toJobWebsites } from '@/lib/data/job-websites'
import { readAll } from '@/lib/data/read-all'
import { getClient, hasToken, toImage } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { type EmbedJobRecord, type JobRecord, type JobSummary, toJob } from '@/lib/model/job'
import { hiddenReason, isOpenOn, toJobState } from '@/lib/model/job-visibility'
import { toOrganizationFromEmbed, toOrganizationSummary } from '@/lib/model/organization'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'

type ListedJob = { wire: EmbedJobRecord; detail: JobRecord | null; employer: JobSummary['organization'] }

/**
 * Lists the jobs of the embed operation that the site hides, and the open jobs whose JobPosting markup is missing or has
 * warnings, with the reasons.
 */
const client = await getClient()
const now = new Date()
const jobs = await readJobs()
const stateOf = ({ detail }: ListedJob) => detail && toJobState(detail)
const websites = toJobWebsites(jobs.some((job) => isOpenOn(env.SITE_REFERENCE, job.wire, stateOf(job))))
let hidden = 0
let withoutMarkup = 0

for (const job of jobs) {
  const { wire, detail, employer } = job
  const print = (result: string, reasons: readonly string[]) =>
    console.log(`${result}\t${employer.slug}/${wire.slug}\t${reasons.join(', ')}`)
  const reason = hiddenReason(wire, stateOf(job), websites)
  if (reason !== null) {
    hidden += 1
    print('hidden', [reason])
    continue
  }
  const site = { reference: env.SITE_REFERENCE, timeZone: env.SITE_TIME_ZONE }
  const { posting, errors, warnings } = toJobPosting(toJob(wire, detail, employer, site), now)
  if (!posting) withoutMarkup += 1
  const reasons = [...errors, ...warnings]
  if (reasons.length > 0) print(posting ? 'warnings' : 'none', reasons)
}
const open = jobs.length - hidden
console.log(`${open} open jobs, ${open - withoutMarkup} with JobPosting markup, ${withoutMarkup} without`)
console.log(`${hidden} hidden jobs`)

async function readJobs(): Promise<ListedJob[]> {
  const listed: ListedJob[] = []
  for (const { reference, organization } of await readOrganizations()) {
    const embed = await client.getEmbed(reference)
    if (!embed) continue
    const employer = organization ?? toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE)
    for (const wire of embed.jobs) listed.push({ wire, detail: await readDetail(wire.reference), employer })
  }
  return listed
}

/**
 * Null where the token may not call the job operation, the API has no such job, or it fails for this job alone: the site then
 * lists the job as the embed operation does.
 */
async function readDetail(reference: string): Promise<JobRecord | null> {
  try {
    return hasToken ? await client.getJob(reference, { office: true, websites: true }) : null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403) return null
    console.error(`unread\t${reference}\t${error.message}`)
    process.exitCode = 1
    return null
  }
}

async function readOrganizations(): Promise<
  { reference: string; organization?: JobSummary['organization'] }[]
> {
  if (env.ORGANIZATION_REFERENCES.length > 0)
    return env.ORGANIZATION_REFERENCES.map((reference) => ({ reference }))
  const wires = await readAll((paging) =>
    client.listOrganizations({ cms_sites_references: env.SITE_REFERENCE, ...paging }),
  )
  return wires.map((wire) => ({
    reference: wire.reference,
    organization: toOrganizationSummary(wire, toImage),
  }))
}
