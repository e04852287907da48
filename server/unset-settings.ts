import { readEnv } from '@/lib/env'

/**
 * What a public site publishes with the defaults of the demo: one sentence for each setting that every site sets, and that is not set
 * in `source`.
 */
export function unsetSettings(source: Record<string, string | undefined>): string[] {
  const { SITE_URL, SITE_NAME, TAG_AUTHORITY } = readEnv(source)
  const sentences = {
    SITE_URL: `canonical URLs, sitemaps and feeds begin with ${SITE_URL}; set it to the origin of the site, such as https://careers.example.com`,
    SITE_NAME: `titles, the header and feeds name the site "${SITE_NAME}"; set it to the name of the site`,
    TAG_AUTHORITY: `the ids of feed entries begin with tag:${TAG_AUTHORITY}; set it before the site has readers, to its host name and a date such as careers.example.com,2026-01-01`,
  }
  return Object.entries(sentences).flatMap(([name, effect]) =>
    source[name]?.trim() ? [] : [`${name}: it is not set, so ${effect}`],
  )
}
