import type { SiteScope } from '@vitrine/content-store/queries/open-jobs'
import { env } from '@/lib/env'

/** Without the partnership scope a hosted API lists no organization: the site then has those that are named, from their embed responses. */
export const isNamed = env.ORGANIZATION_REFERENCES.length > 0

/** The organizations of this site. */
export const siteScope: SiteScope = isNamed
  ? { references: env.ORGANIZATION_REFERENCES }
  : { site: env.SITE_REFERENCE }
