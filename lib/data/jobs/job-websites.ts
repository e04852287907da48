import { isWebsiteNamed } from '@vitrine/content-store/queries/open-jobs'
import { siteScope } from '@/lib/data/site-scope'
import { openStore } from '@/lib/data/store'
import { type Env, env } from '@/lib/env'

/**
 * The references of the websites whose jobs the site shows; null stands for all. Those of JOB_WEBSITES, else SITE_REFERENCE if
 * an open job of the site's organizations names it.
 */
export async function readJobWebsites(): Promise<ReadonlySet<string> | null> {
  const isUnset = env.JOB_WEBSITES === undefined
  return toJobWebsites(isUnset && (await isWebsiteNamed(openStore(), env.SITE_REFERENCE, siteScope)))
}

/** The same for code that knows whether an open job of the site's organizations names SITE_REFERENCE. */
export function toJobWebsites(
  isSiteNamed: boolean,
  { JOB_WEBSITES: named, SITE_REFERENCE: own }: Pick<Env, 'JOB_WEBSITES' | 'SITE_REFERENCE'> = env,
): ReadonlySet<string> | null {
  if (named) return named.includes('all') ? null : new Set(named)
  return isSiteNamed ? new Set([own]) : null
}
