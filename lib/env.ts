import {
  databaseUrl,
  defaultLocaleIsServed,
  httpOrigin,
  httpUrl,
  importedDatabaseUrl,
  list,
  listenAddress,
  localeSettings,
  port,
  readEnvironment,
  siteFolder,
  siteReference,
  siteUrl,
  webhookSecret,
  wholeNumber,
} from '@vitrine/api-contract/environment'
import { z } from 'zod'

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** `{locale}`, `*` and plain segments, one of them plain, and then `{slug}`. */
const oldArticlePath =
  /^(?=.*\/\w[\w.-]*\/)(?!.*\{locale\}.*\{locale\})(?:\/(?:\{locale\}|\*|\w[\w.-]*))+\/\{slug\}$/

/** The settings by name. @internal The test of .env.example reads it. */
export const schema = z
  .object({
    SITE_URL: siteUrl.optional(),
    SITE_FOLDER: siteFolder,
    SITE_REFERENCE: siteReference,
    ...localeSettings,
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
    /** The references of the websites whose jobs are shown, or `all`. Unset, see lib/data/jobs/job-websites.ts. */
    JOB_WEBSITES: list
      .pipe(z.array(z.string().max(100)).min(1, 'expected website references, or all'))
      .refine((names) => names.length === 1 || !names.includes('all'), 'expected either all or references')
      .optional(),
    REVALIDATE_SECONDS: wholeNumber(1, 86_400).default(300),
    IMAGE_HOSTS: list
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected host names such as cdn.example.com')))
      .default([]),
    /** `deny` is for test copies of the site: `robots.txt` and the header `X-Robots-Tag` exclude all search engines. */
    SEARCH_ENGINES: z.enum(['allow', 'deny']).default('allow'),
    /** The site shows only the articles that are in one of these indexes. All articles if it is unset. */
    ARTICLE_INDEX: list
      .pipe(
        z
          .array(z.string().max(100, 'expected names of at most 100 characters'))
          .min(1, 'expected names of article indexes')
          .max(10, 'expected at most 10 names'),
      )
      .transform((names) => [...new Set(names)])
      .default([]),
    /** Articles of these indexes have `NewsArticle` markup and are in the news sitemaps. */
    NEWS_INDEXES: list.default([]),
    /** If the `url` of an article is on one of these hosts, this `url` is the canonical URL of the article. */
    ORIGINAL_PUBLISHER_HOSTS: list
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected host names such as www.example.com')))
      .default([]),
    /**
     * Paths of articles on a previous site, which redirect to the articles' pages. The default has the paths of the hosted
     * service.
     */
    OLD_ARTICLE_PATHS: list
      .pipe(
        z.array(
          z.string().regex(oldArticlePath, 'expected paths such as /{locale}/blog/{slug} or /news/*/{slug}'),
        ),
      )
      .default(['/{locale}/articles/{slug}', '/articles/{slug}']),
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
    DATABASE_URL: databaseUrl.optional(),
    PORT: port.optional(),
    /** The folder of what the site stores between restarts: rendered pages and documents. */
    CACHE_DIRECTORY: z.string().trim().min(1).default('.data/cache'),
    /** Origins whose pages may show pages of the site in a frame. */
    FRAME_ANCESTORS: list.pipe(z.array(httpOrigin)).default([]),
    /** What editors type to sign in. The keys of preview links and tokens are derived from it. Without it, the site has no preview. */
    PREVIEW_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]{32,500}$/, 'expected 32 to 500 printable characters without spaces')
      .optional(),
    /** Origins whose pages may show the preview, for example that of a CMS, in a frame. */
    PREVIEW_FRAME_ANCESTORS: list.pipe(z.array(httpOrigin)).default([]),
    /** The key with which senders of POST /api/revalidate sign, in the form of Standard Webhooks. */
    REVALIDATE_SECRET: webhookSecret.optional(),
    /** Bounds of the rendered pages in memory and on disk. */
    PAGE_CACHE_MEMORY_MB: wholeNumber(1, 100_000).default(64),
    PAGE_CACHE_DISK_MB: wholeNumber(1, 1_000_000).default(2_000),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: listenAddress.default('127.0.0.1'),
    /** The number of own proxies that append to `X-Forwarded-For`. */
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    /** Minutes for which a change with which a list becomes empty or loses most records must repeat. 0 means that every change is written. */
    QUARANTINE_MINUTES: wholeNumber(0, 1_440).default(15),
    /** The largest response of the API, in decoded bytes. */
    API_MAX_RESPONSE_BYTES: wholeNumber(100_000, 1_000_000_000).default(50_000_000),
    /** Requests to the API that run at the same time. */
    API_MAX_CONCURRENCY: wholeNumber(2, 100).default(8),
    /** The quota of the API at API_BASE_URL. */
    API_REQUESTS_PER_MINUTE: wholeNumber(60, 1_000_000).default(600),
    /** Whether the build accepts an API that lists no organization. */
    ALLOW_EMPTY_SITE: z.enum(['yes', 'no']).default('no'),
  })
  .refine(defaultLocaleIsServed.check, defaultLocaleIsServed.params)
  .transform((env) => ({
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}`,
    // The copy of a hosted API has a file of its own: it replaces no imported content.
    DATABASE_URL: env.DATABASE_URL ?? (env.API_BASE_URL ? 'file:.data/copy.db' : importedDatabaseUrl),
  }))

export type Env = z.infer<typeof schema>

/** Reads the settings of the site from `source`. Throws `EnvironmentError` if a setting is invalid. */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readEnvironment(schema, source)
}

export const env = readEnv(process.env)

/** SITE_URL without its path. */
export const siteOrigin = new URL(env.SITE_URL).origin

/** Whether Next.js builds the site. It sets the variable itself. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

/** Whether `next dev` serves the site. */
export const isDevelopment = process.env.NODE_ENV === 'development'
