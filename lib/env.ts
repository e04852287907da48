import { z } from 'zod'

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const addressExample = 'expected an address such as https://careers.example.com'

/** Scheme, host and perhaps a path; a final slash is taken away. */
const address = z
  .url({ protocol: /^https?$/, error: addressExample })
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), addressExample)
  .transform((value) => value.replace(/\/+$/, ''))

const origin = address.refine((value) => new URL(value).origin === value, `${addressExample}, without a path`)

function wholeNumber(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

const language = z.string().regex(/^[a-z]{2,3}$/, 'expected language codes such as en,fr')

const port = wholeNumber(1, 65_535)

const limit = wholeNumber(0, 1_000_000)

const localesAndDefault = z.object({ SITE_LOCALES: z.array(z.string()), DEFAULT_LOCALE: z.string() })

const schema = z
  .object({
    SITE_URL: origin.optional(),
    SITE_NAME: z.string().trim().min(1).max(60).default('Vitrine'),
    SITE_REFERENCE: z.string().trim().min(1).default('vitrine-demo'),
    SITE_LOCALES: list.pipe(z.array(language).min(1)).default(['en', 'fr']),
    DEFAULT_LOCALE: language.default('en'),
    SITE_TIME_ZONE: z
      .string()
      .default('Europe/Paris')
      .refine((zone) => timeZones.has(zone), 'expected a time zone such as Europe/Paris'),
    API_BASE_URL: address.optional(),
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
    /** Whether search engines may list this site: not for copies of it that are being tried. */
    SEARCH_ENGINES: z.enum(['allow', 'deny']).default('allow'),
    /** Whether crawlers that gather texts for language models are let in. */
    AI_CRAWLERS: z.enum(['allow', 'deny']).default('allow'),
    /** Articles of these indexes are news: so marked up, and listed in the news sitemaps. */
    NEWS_INDEXES: list.default([]),
    /** Where articles whose `url` is on one of these hosts were first published: search engines are told to list that. */
    ORIGINAL_PUBLISHER_HOSTS: list
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected host names such as www.example.com')))
      .default([]),
    /** Named in the ids of feed entries (RFC 4151): to be kept for ever once readers have subscribed. */
    TAG_AUTHORITY: z
      .string()
      .regex(
        /^[a-z0-9.-]+,\d{4}(-\d{2}(-\d{2})?)?$/,
        'expected a host and a day such as example.com,2026-01-01',
      )
      .default('vitrine.example,2026-01-01'),
    /** The site's key at IndexNow; without it nothing is submitted. */
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits or hyphens')
      .optional(),
    /** Where addresses are submitted: any engine that takes part tells the others. */
    INDEXNOW_ENDPOINT: address.default('https://api.indexnow.org/indexnow'),
    DATABASE_URL: z
      .string()
      .regex(
        /^(file:|postgres(ql)?:\/\/|(?![a-z][a-z0-9+.-]+:))/i,
        'expected file:path, a path, or postgres://host/database',
      )
      .default('file:.data/vitrine.db'),
    PORT: port.optional(),
    API_RATE_LIMIT_PER_MINUTE: limit.default(600),
    API_RATE_LIMIT_PER_ADDRESS: limit.default(120),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    METRICS_PORT: port.optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .refine((env) => env.SITE_LOCALES.includes(env.DEFAULT_LOCALE), {
    path: ['DEFAULT_LOCALE'],
    error: 'expected one of SITE_LOCALES',
    // Said beside the other problems, not after they are mended.
    when: ({ value }) => localesAndDefault.safeParse(value).success,
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}` }))

export type Env = z.infer<typeof schema>

/** Thrown when settings are wrong; its message has one line per problem and no value, which may be a secret. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** The settings in `source`, with defaults. An empty value counts as unset. Throws `EnvironmentError`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  throw new EnvironmentError(['Wrong settings in the environment:', ...new Set(problems)].join('\n  '))
}

export const env = readEnv(process.env)
