import { z } from 'zod'

/** A comma-separated list; spaces around items and empty items are ignored. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** A language, and a script or a region where the site has more than one of it. */
const languageCode = z
  .string()
  .regex(
    /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
    'expected a language code such as en or fr-CA',
  )

/** The languages of the demo. The first is the default one. */
export const demoLocales = ['en', 'fr', 'de']

/** The languages of the site's pages, and the one that is among them and shows content in other languages. */
export const localeSettings = {
  SITE_LOCALES: list.pipe(z.array(languageCode).min(1)).default(demoLocales),
  DEFAULT_LOCALE: languageCode.default('en'),
}

/** The folder of what makes a site a company's own. */
export const siteFolder = z.string().trim().min(1).default('site')

/** The website of the API whose organizations the site shows. */
export const siteReference = z.string().trim().min(1).default('vitrine-demo')

const localesAndDefault = z.object({ SITE_LOCALES: z.array(z.string()), DEFAULT_LOCALE: z.string() })

/** For `refine`: runs this check even if another setting is invalid, so that all errors are reported together. */
export const defaultLocaleIsServed = {
  check: (env: z.infer<typeof localesAndDefault>) => env.SITE_LOCALES.includes(env.DEFAULT_LOCALE),
  params: {
    path: ['DEFAULT_LOCALE'],
    error: 'expected one of SITE_LOCALES',
    when: ({ value }: { value: unknown }) => localesAndDefault.safeParse(value).success,
  },
}

const urlExample = 'expected a URL such as https://careers.example.com'

/** An HTTP URL without query, fragment or credentials; trailing slashes are removed. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: urlExample })
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), urlExample)
  .transform((value) => value.replace(/\/+$/, ''))

/** An `httpUrl` without a path. */
export const httpOrigin = httpUrl.refine(
  (value) => new URL(value).origin === value,
  `${urlExample}, without a path`,
)

const siteUrlExample = `${urlExample} or https://example.com/careers, with a path of plain segments`

/** An `httpUrl` in the spelling of browsers, with or without a path of plain segments. */
export const siteUrl = httpUrl.refine((value) => {
  const { origin, pathname } = new URL(value)
  return pathname === '/' ? value === origin : value === origin + pathname && plainPath.test(pathname)
}, siteUrlExample)

const plainPath = /^(?:\/[A-Za-z0-9][\w.~-]*)+$/

export function wholeNumber(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

export const port = wholeNumber(1, 65_535)

/**
 * The address of the network interface that a port listens on. Names are not accepted, because one of several addresses
 * of a name would be used.
 */
export const listenAddress = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'expected an IP address such as 127.0.0.1, or 0.0.0.0 for all network interfaces',
)

/** The content store: a SQLite file or a Postgres URL. */
export const databaseUrl = z
  .string()
  .regex(
    /^(file:|postgres(ql)?:\/\/|(?![a-z][a-z0-9+.-]+:))/i,
    'expected file:path, a path, or postgres://host/database',
  )

/** Where commands and the site find the content of files if DATABASE_URL is unset. */
export const importedDatabaseUrl = 'file:.data/vitrine.db'

/** A key after Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export const webhookSecret = z
  .string()
  .refine(isWebhookSecret, 'expected whsec_ and 24 to 64 bytes in base64')

function isWebhookSecret(text: string): boolean {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const bytes = Math.floor((encoded.replaceAll('=', '').length * 3) / 4)
  return bytes >= 24 && bytes <= 64
}

/** Thrown for invalid settings. The message has one line per setting and no value, since a value may be a secret. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** The settings of `schema` in `source`, with defaults. An empty value counts as unset. Throws `EnvironmentError`. */
export function readEnvironment<Settings>(
  schema: z.ZodType<Settings>,
  source: Record<string, string | undefined>,
): Settings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  throw new EnvironmentError(['Invalid settings in the environment:', ...new Set(problems)].join('\n  '))
}
