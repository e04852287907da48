import type { Responses } from './maximal-responses'

/** The files of an export with one record of each operation. */
export function filesOf({ organization, job, embed, article }: Responses): Record<string, unknown> {
  return {
    'organizations.json': [organization],
    'jobs.json': [job],
    [`embed/${organization.reference}.json`]: embed,
    'articles.json': [article],
  }
}

const jobBlocks = 'stages office candidates_count application_fields organization websites'.split(' ')

/** The same files as the API sends them, with every optional block. */
export async function readFiles(
  get: (path: string) => Promise<unknown>,
  { organization, job }: Responses,
): Promise<Record<string, unknown>> {
  const name = new URLSearchParams({ name: String(organization.name).trim() })
  const blocks = jobBlocks.map((block) => `${block}=true`).join('&')
  const reference = encodeURIComponent(`${organization.reference}`)
  return {
    'organizations.json': await get(`/external/organizations?${name}&offices=true&images=true&videos=true`),
    'jobs.json': [await get(`/external/jobs/${encodeURIComponent(`${job.reference}`)}?${blocks}`)],
    [`embed/${organization.reference}.json`]: await get(`/embed?organization_reference=${reference}`),
    'articles.json': await get('/external/cms/articles/all'),
  }
}
