import { TokenBucket } from '@/lib/client/token-bucket'
import { getClosedJob } from '@/lib/data/closed-jobs'
import { findOrganization } from '@/lib/data/organizations'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { referenceIn } from '@/lib/model/closed-job'
import { routes } from '@/lib/routes'
import { articlePage } from './article'
import { jobPage } from './job'
import { type FoundPage, knownArticlePath, sharedPath } from './known-not-found'
import { findOldArticle } from './old-article'
import { matchPages, openInAnotherCase, openPage } from './open-page'
import { fillRoute, isSamePath, type PageParams } from './page-route'
import { parseUnlocalized, type UnlocalizedPath } from './unlocalized-path'

/** Reads what the page shows. Throws where that cannot be read. */
export async function findPage(path: string): Promise<FoundPage> {
  const unlocalized = parseUnlocalized(path)
  const found = await (unlocalized ? findUnlocalized(unlocalized) : findLocalized(path))
  const hasPage = found.kind === 'redirect' || (found.kind === 'page' && matchPages(path).length > 0)
  return hasPage ? found : ((await findOldArticle(path)) ?? found)
}

async function findLocalized(path: string): Promise<FoundPage> {
  const own = path.replace(/\/$/, '')
  const found = (await openPage(own)) ?? (await openInAnotherCase(own))
  if (!found) return findNothing(own)
  return isSamePath(found.path(), path) ? { kind: 'page' } : { kind: 'redirect', path: found.path() }
}

const defaultFirst = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]

/**
 * Without a locale, the page in the language of its content, or the first of the site's locales whose page shows something.
 * The redirect leads to the page's own path at once.
 */
async function findUnlocalized({ locale, rest }: UnlocalizedPath): Promise<FoundPage> {
  const candidates = (locale === null ? defaultFirst : [locale]).map((candidate) => `/${candidate}${rest}`)
  const [first = ''] = candidates
  const [list] = matchPages(first)
  // A list exists in every locale, whatever it shows.
  if (list && Object.keys(list.params).length === 1)
    return { kind: 'redirect', path: fillRoute([list.route], list.params) }
  const redirects: string[] = []
  for (const open of [...candidates.map((path) => () => openPage(path)), () => openInAnotherCase(first)]) {
    const found = await open()
    const path = locale === null ? await found?.ownLanguagePath() : found?.path()
    if (path) return { kind: 'redirect', path }
    if (found) redirects.push(found.path())
  }
  const [path] = redirects
  if (path !== undefined) return { kind: 'redirect', path }
  const found = await findNothing(first)
  if (found.kind !== 'page') return found
  return { kind: 'none', path: list ? first : routes.notFound(locale ?? defaultLocale) }
}

/** What the site shows at a path without a page. */
async function findNothing(path: string): Promise<FoundPage> {
  const [match] = matchPages(path)
  if (!match) return { kind: 'page' }
  if (match.page === jobPage) return findMissingJob(match.route, match.params)
  const knownPath = match.page === articlePage ? knownArticlePath(match.params) : null
  if (knownPath !== null && !isSamePath(knownPath, path)) return { kind: 'redirect', path: knownPath }
  return { kind: 'none', path: sharedPath(match.route, match.params) }
}

/**
 * The 404 page of an archived job names it. A slug that ends with its reference can be invented, so a limited number is
 * rendered. A draft has the same page as an unknown job, whatever the limit.
 */
const archivedJobs = new TokenBucket(60, performance.now())

async function findMissingJob(route: string, params: PageParams): Promise<FoundPage> {
  const { company = '', job = '' } = params
  const organization = await findOrganization(company)
  if (!organization) return { kind: 'none', path: sharedPath(route, params) }
  const closed = referenceIn(job) === null ? null : await getClosedJob(company, job)
  const isNamed = closed !== null && closed.name !== null
  if (isNamed && archivedJobs.take(performance.now())) return { kind: 'page' }
  return { kind: 'none', path: sharedPath(route, params, { company }) }
}
