import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { ids, type Node } from './graph'

/** The site and its publisher. Every page has these nodes, because readers of JSON-LD do not join pages. */
export function siteNodes(): Node[] {
  return [
    {
      '@type': 'WebSite',
      '@id': ids.website(),
      name: env.SITE_NAME,
      url: absoluteUrl('/'),
      inLanguage: [...locales],
      publisher: { '@id': ids.publisher() },
    },
    { '@type': 'Organization', '@id': ids.publisher(), name: env.SITE_NAME, url: absoluteUrl('/') },
  ]
}
