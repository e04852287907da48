import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type DemoJob = {
  reference: string
  name: string
  status: string
  language: string
  publishedAt: Date | null
  organization: string
  slug: string
  remote: string
  /** Country codes of the offices that also have a city. */
  countries: string[]
  isSpontaneous: boolean
  /** Published, not a spontaneous application, and with an office that has a city and a country. */
  isComplete: boolean
}

/** All jobs in the files of the demo content. */
export function demoJobs(): DemoJob[] {
  return readdirSync('content/jobs').flatMap((organization) => {
    const { offices = [] } = parse(readFileSync(`content/organizations/${organization}.yaml`, 'utf8'))
    return readdirSync(`content/jobs/${organization}`).map((file) => {
      const job = parse(readFileSync(`content/jobs/${organization}/${file}`, 'utf8'))
      const countries = (job.offices ?? []).flatMap((id: number) => {
        const office = offices.find((candidate: { id: number }) => candidate.id === id)
        return office?.city && office.country_code ? [office.country_code] : []
      })
      const isSpontaneous = job.spontaneous === true || /^(candidature|spontaneous)/i.test(job.name)
      return {
        reference: String(job.reference),
        name: String(job.name),
        status: String(job.status),
        language: String(job.language),
        publishedAt: job.published_at ? new Date(job.published_at) : null,
        organization,
        slug: file.replace('.yaml', ''),
        remote: String(job.remote),
        countries,
        isSpontaneous,
        isComplete: job.status === 'published' && !isSpontaneous && countries.length > 0,
      }
    })
  })
}
