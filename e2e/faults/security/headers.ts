import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import type { Check, Context, Site } from '../part'
import { findHashProblems, findHeaderProblems } from './expected-headers'
import { clientAddress, type RawResponse, send } from './http'
import { findScript, hasExpectedStatus, notModifiedKinds, responseKinds } from './response-kinds'

/** E8: every kind of response with every status has the security headers. HSTS is sent by a site with an https URL. */
export async function testHeaders(context: Context): Promise<Check[]> {
  const site = await context.startSite({ environment: { SITE_URL: 'https://www.vitrine.example' } })
  const problems: string[] = []
  const statuses = new Map<number, number>()
  const check = (name: string, response: RawResponse) => {
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    for (const problem of findHeaderProblems(response, { https: true }))
      problems.push(`${name} (${response.status}): ${problem}`)
  }
  const kinds = responseKinds(await findScript(site.url))
  for (const kind of kinds) {
    const response = await send(site.url, kind.path, kind)
    check(kind.name, response)
    if (!hasExpectedStatus(kind, response.status))
      problems.push(`${kind.name}: status ${response.status} instead of ${kind.status}`)
    if (kind.isPage)
      for (const problem of findHashProblems(response, response.body.toString()))
        problems.push(`${kind.name}: ${problem}`)
  }
  for await (const kind of notModifiedKinds(site.url, kinds)) {
    const response = await send(site.url, kind.path, kind)
    check(kind.name, response)
    if (response.status !== 304) problems.push(`${kind.name}: status ${response.status} instead of 304`)
  }
  await checkLimits(site, check)
  await site.stop()
  const expected = [200, 206, 304, 307, 308, 400, 404, 405, 416, 429]
  const missing = expected.filter((status) => !statuses.has(status))
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`)
  return [
    {
      name: 'E8: every kind of response has the security headers',
      passed: problems.length === 0,
      expected: `0 problems in ${kinds.length} kinds and their 304 responses`,
      measured: [`${problems.length} in ${counts.join(', ')}`, ...problems.slice(0, 15)].join('\n    '),
    },
    {
      name: 'E8: responses of every status were checked',
      passed: missing.length === 0,
      expected: expected.join(', '),
      measured: missing.length === 0 ? 'all' : `not ${missing.join(', ')}`,
    },
  ]
}

/** Requests of one client until the site refuses them. */
async function checkLimits(site: Site, check: (name: string, response: RawResponse) => void): Promise<void> {
  const from = new URL(site.url).hostname === '127.0.0.1' ? clientAddress(8_000) : undefined
  for (let count = 0; count < 3_000; count += 1) {
    const response = await send(site.url, `/en/companies/no-such-company-${count}`, { from })
    if (response.status !== 429) continue
    check('page over the limit of a client', response)
    break
  }
  for (let count = 0; count < 1_000; count += 1) {
    const response = await send(site.url, routes.foundArticles('en', noSelection, 2), { from })
    if (response.status !== 429) continue
    check('JSON over the limit of a client', response)
    break
  }
}
