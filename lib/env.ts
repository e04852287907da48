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

const language = z.string().regex(/^[a-z]{2,3}$/, 'expected language codes such as en,fr')

const localesAndDefault = z.object({ SITE_LOCALES: z.array(z.string()), DEFAULT_LOCALE: z.string() })

const schema = z
  .object({
    SITE_URL: httpOrigin.optional(),
    SITE_NAME: z.string().trim().min(1).max(60).default('Vitrine'),
    SITE_REFERENCE: z.string().trim().min(1).default('vitrine-demo'),
    SITE_LOCALES: list.pipe(z.array(language).min(1)).default(['en', 'fr']),
    DEFAULT_LOCALE: language.default('en'),
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
    /** `deny` keeps search engines away from a test copy of the site. */
    SEARCH_ENGINES: z.enum(['allow', 'deny']).default('allow'),
    /** `deny` disallows crawlers that collect texts for language models. */
    AI_CRAWLERS: z.enum(['allow', 'deny']).default('allow'),
    /** Articles of these indexes have `NewsArticle` markup and are in the news sitemaps. */
    NEWS_INDEXES: list.default([]),
    /** An article whose `url` is on one of these hosts was published there first: that URL is canonical. */
    ORIGINAL_PUBLISHER_HOSTS: list
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected host names such as www.example.com')))
      .default([]),
    /** A part of the ids of feed entries (RFC 4151). It must not change once feed readers have subscribed. */
    TAG_AUTHORITY: z
      .string()
      .regex(
        /^[a-z0-9.-]+,\d{4}(-\d{2}(-\d{2})?)?$/,
        'expected a host and a day such as example.com,2026-01-01',
      )
      .default('vitrine.example,2026-01-01'),
    /** The site's key at IndexNow. Without it the site submits no URLs. */
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits or hyphens')
      .optional(),
    /** Where URLs are submitted: each participating search engine informs the others. */
    INDEXNOW_ENDPOINT: httpUrl.default('https://api.indexnow.org/indexnow'),
    DATABASE_URL: databaseUrl,
    PORT: port.optional(),
  })
  .refine((env) => env.SITE_LOCALES.includes(env.DEFAULT_LOCALE), {
    path: ['DEFAULT_LOCALE'],
    error: 'expected one of SITE_LOCALES',
    // Reported together with the other invalid settings.
    when: ({ value }) => localesAndDefault.safeParse(value).success,
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}` }))

export type Env = z.infer<typeof schema>

/** The settings of the site in `source`. Throws `EnvironmentError`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readEnvironment(schema, source)
}

export const env = readEnv(process.env)
