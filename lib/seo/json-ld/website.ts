import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { absolute, ids, type Node } from './graph'

/** The site and who publishes it: on every page, so that what refers to them can be read by itself. */
export function siteNodes(): Node[] {
  return [
    {
      '@type': 'WebSite',
      '@id': ids.website(),
      name: env.SITE_NAME,
      url: absolute('/'),
      inLanguage: [...locales],
      publisher: { '@id': ids.publisher() },
    },
    { '@type': 'Organization', '@id': ids.publisher(), name: env.SITE_NAME, url: absolute('/') },
  ]
}
