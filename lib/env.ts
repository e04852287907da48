import {
  databaseUrl,
  httpOrigin,
  httpUrl,
  list,
  port,
  readEnvironment,
  wholeNumber,
} from '@vitrine/api-contract/environment'
import { z } from 'zod'

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'expected a language code of 2 or 3 lower-case letters, such as en')

const localesAndDefault = z.object({ SITE_LOCALES: z.array(z.string()), DEFAULT_LOCALE: z.string() })

const schema = z
  .object({
    SITE_URL: httpOrigin.optional(),
    SITE_NAME: z.string().trim().min(1).max(60).default('Vitrine'),
    SITE_REFERENCE: z.string().trim().min(1).default('vitrine-demo'),
    SITE_LOCALES: list.pipe(z.array(languageCode).min(1)).default(['en', 'fr']),
    DEFAULT_LOCALE: languageCode.default('en'),
    SITE_TIME_ZONE: z
      .string()
      .default('Europe/Paris')
      .refine((zone) => timeZones.has(zone), 'expected a time zone such as Europe/Paris'),
    API_BASE_URL: httpUrl.optional(),
    API_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'expected printable characters without spaces')
      .optional(),
    API_TIMEOUT_MS: wholeNumber(100, 60_000).default(8_000),
    ORGANIZATION_REFERENCES: list.default([]),
    REVALIDATE_SECONDS: wholeNumber(1, 86_400).default(300),
    IMAGE_HOSTS: list
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected host names such as cdn.example.com')))
      .default([]),
    /** `deny` is for test copies of the site: `robots.txt` and the header `X-Robots-Tag` exclude all search engines. */
    SEARCH_ENGINES: z.enum(['allow', 'deny']).default('allow'),
    /** `deny` disallows crawlers of language models in `robots.txt`. */
    AI_CRAWLERS: z.enum(['allow', 'deny']).default('allow'),
    /** Articles of these indexes have `NewsArticle` markup and are in the news sitemaps. */
    NEWS_INDEXES: list.default([]),
    /** If the `url` of an article is on one of these hosts, this `url` is the canonical URL of the article. */
    ORIGINAL_PUBLISHER_HOSTS: list
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected host names such as www.example.com')))
      .default([]),
    /** Prefix of the ids of feed entries (RFC 4151). With another value, feed readers show all entries as new. */
    TAG_AUTHORITY: z
      .string()
      .regex(
        /^[a-z0-9.-]+,\d{4}(-\d{2}(-\d{2})?)?$/,
        'expected a host name and a date such as example.com,2026-01-01',
      )
      .default('vitrine.example,2026-01-01'),
    /** The key of the site for IndexNow. Without a key, the site submits no URLs. */
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits or hyphens')
      .optional(),
    /** The URL that receives the submissions. IndexNow passes them on to all participating search engines. */
    INDEXNOW_ENDPOINT: httpUrl.default('https://api.indexnow.org/indexnow'),
    DATABASE_URL: databaseUrl,
    PORT: port.optional(),
  })
  .refine((env) => env.SITE_LOCALES.includes(env.DEFAULT_LOCALE), {
    path: ['DEFAULT_LOCALE'],
    error: 'expected one of SITE_LOCALES',
    // Runs this check even if another setting is invalid, so that all errors are reported together.
    when: ({ value }) => localesAndDefault.safeParse(value).success,
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}` }))

export type Env = z.infer<typeof schema>

/** Reads the settings of the site from `source`. Throws `EnvironmentError` if a setting is invalid. */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readEnvironment(schema, source)
}

export const env = readEnv(process.env)
