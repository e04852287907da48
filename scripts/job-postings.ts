import './load-env'
import { readAll } from '@/lib/data/read-all'
import { getClient, hasToken, toImage } from '@/lib/data/transport'
import { env } from '@/lib/env'
import { type JobSummary, toJob } from '@/lib/model/job'
import { toOrganizationFromEmbed, toOrganizationSummary } from '@/lib/model/organization'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'

/** Lists the open jobs whose JobPosting markup is missing or has warnings, with the reasons. */
const client = await getClient()
const now = new Date()
let total = 0
let withoutMarkup = 0

for (const { reference, organization } of await readOrganizations()) {
  const embed = await client.getEmbed(reference)
  if (!embed) continue
  const employer = organization ?? toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE)
  for (const wire of embed.jobs) {
    const detail = hasToken ? await client.getJob(wire.reference, { office: true }) : null
    const { posting, errors, warnings } = toJobPosting(
      toJob(wire, detail, employer, {
        reference: env.SITE_REFERENCE,
        timeZone: env.SITE_TIME_ZONE,
      }),
      now,
    )
    total += 1
    if (!posting) withoutMarkup += 1
    const reasons = [...errors, ...warnings]
    if (reasons.length > 0)
      console.log(`${posting ? 'warnings' : 'none'}\t${employer.slug}/${wire.slug}\t${reasons.join(', ')}`)
  }
}
console.log(`${total} open jobs, ${total - withoutMarkup} with JobPosting markup, ${withoutMarkup} without`)

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
