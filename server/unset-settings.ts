import { readEnv } from '@/lib/env'
import type { SiteSettings } from '@/lib/settings/site-yaml/site-schema'

/** Settings of earlier versions, and the keys of site.yaml that replace them. */
const moved = {
  SITE_NAME: 'name',
  SITE_LOGO: 'logo',
  SITE_ACCENT: 'colors',
  SITE_ACCENT_DARK: 'colors',
  HOME_SECTIONS: 'home',
  PAY_COMPARISON: 'pay_comparison',
  ALERT_FORM_URL: 'alert_form',
  ALERT_FORM_FIELDS: 'alert_form',
  AI_CRAWLERS: 'crawlers',
} as const

/**
 * What a public site publishes with the defaults of the demo: one sentence for each setting that every site sets, and that is not set
 * in `source` or in site.yaml. Settings that have moved to site.yaml have no effect, and are named too.
 */
export function unsetSettings(
  source: Record<string, string | undefined>,
  site: Pick<SiteSettings, 'name'>,
): string[] {
  const { SITE_URL, TAG_AUTHORITY, SITE_FOLDER } = readEnv(source)
  const isSet = (name: string) => Boolean(source[name]?.trim())
  const unset = {
    SITE_URL: `canonical URLs, sitemaps and feeds begin with ${SITE_URL}; set it to the URL of the site, such as https://careers.example.com or https://example.com/careers`,
    TAG_AUTHORITY: `the ids of feed entries begin with tag:${TAG_AUTHORITY}; set it before the site has readers, to its host name and a date such as careers.example.com,2026-01-01`,
  }
  const file = `${SITE_FOLDER}/site.yaml`
  return [
    ...Object.entries(unset).flatMap(([name, effect]) =>
      isSet(name) ? [] : [`${name}: it is not set, so ${effect}`],
    ),
    ...(site.name
      ? []
      : [
          `${file}: it has no name, so titles, the header and feeds name the only organization, or "Vitrine"`,
        ]),
    ...Object.entries(moved).flatMap(([name, key]) =>
      isSet(name) ? [`${name}: it has no effect; set ${key} in ${file}`] : [],
    ),
  ]
}
