import { findPage } from '@/lib/pages/urls/find-page'
import { allOf, ownTarget, siteRedirects } from '@/lib/pages/urls/redirects'
import { findRoute } from '@/lib/pages/urls/route-table'
import type { Redirect } from '@/lib/settings/redirects'
import { sitePath } from '@/lib/settings/site-folder'

/** What redirects.csv says of records that the site does not have, or has: a sentence for each line. */
export async function redirectWarnings(): Promise<string[]> {
  const file = sitePath('redirects.csv')
  const warnings: string[] = []
  try {
    for (const redirect of allOf(siteRedirects()).sort((a, b) => a.line - b.line)) {
      const warning = await warningOf(redirect)
      if (warning !== null) warnings.push(`${file}:${redirect.line}: ${warning}`)
    }
  } catch (error) {
    return [
      `${file}: the records of the site cannot be read to check it: ${error instanceof Error ? error.message : error}`,
    ]
  }
  return warnings
}

async function warningOf(redirect: Redirect): Promise<string | null> {
  const { from, isPrefix, addsRest } = redirect
  if (!isPrefix && (await isFound(from)))
    return `from: the site has a page for ${from}, so that the line has no effect`
  const target = ownTarget(redirect)
  const isMissing = target !== null && !addsRest && (await findPage(target)).kind === 'none'
  return isMissing ? `to: the site has no page at ${target}` : null
}

async function isFound(path: string): Promise<boolean> {
  const { kind } = await findPage(path)
  return kind === 'redirect' || (kind === 'page' && findRoute(path) !== null)
}
