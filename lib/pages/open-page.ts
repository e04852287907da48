import { listOrganizationJobs } from '@/lib/data/jobs'
import { listOrganizations } from '@/lib/data/organizations'
import { findBySlug } from '@/lib/model/find-by-slug'
import type { OpenPage } from './page-kind'
import { fillRoute, matchRoutes } from './page-route'
import { pages } from './registry'

const pageRoutes = pages.flatMap((page) => page.routes.map((route) => ({ page, route })))

/** The kinds of pages that can have the path, each with its route and params. */
export function matchPages(path: string) {
  return matchRoutes(pageRoutes, path)
}

/** The page at a path. Null if there is none. */
export async function openPage(path: string): Promise<OpenPage | null> {
  for (const { page } of matchPages(path)) {
    const found = await page.open(path)
    if (found !== null) return found
  }
  return null
}

/** The page whose path differs in the case of the slugs of an organization or a job. Null if there is none. */
export async function openInAnotherCase(path: string): Promise<OpenPage | null> {
  const [match] = matchPages(path)
  const { company, job } = match?.params ?? {}
  if (!match || company === undefined) return null
  const organization = findBySlug(await listOrganizations(), company)
  if (!organization) return null
  const found = job === undefined ? null : findBySlug(await listOrganizationJobs(organization.slug), job)
  const slugs = { company: organization.slug, ...(job !== undefined && { job: found?.slug ?? job }) }
  const own = fillRoute([match.route], { ...match.params, ...slugs })
  return own === path ? null : match.page.open(own)
}
