import {
  databaseUrl,
  defaultLocaleIsServed,
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

const requestsPerMinute = wholeNumber(0, 1_000_000)

/** The settings by name. @internal The test of .env.example reads it. */
export const schema = z
  .object({
    /**
     * The site of the images that the content names by a path, and of the articles' pages. The API serves neither, so the
     * default is the site's own default, whatever the port of the API is.
     */
    SITE_URL: siteUrl.default('http://localhost:3000'),
    ...localeSettings,
    /** With these two, an import names the organizations that the site does not show. */
    SITE_REFERENCE: siteReference,
    ORGANIZATION_REFERENCES: list.default([]),
    DATABASE_URL: databaseUrl.default(importedDatabaseUrl),
    /** The pictures of the site precede those of the content. */
    SITE_FOLDER: siteFolder,
    /** With this key, an import tells the site at SITE_URL which records changed. */
    REVALIDATE_SECRET: webhookSecret.optional(),
    PORT: port.optional(),
    /** For one token. 0 means no limit. */
    API_RATE_LIMIT_PER_MINUTE: requestsPerMinute.default(600),
    /** For one IP address that sends no valid token. 0 means no limit. */
    API_RATE_LIMIT_PER_ADDRESS: requestsPerMinute.default(120),
    /** The number of own proxies that append to `X-Forwarded-For`. */
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    METRICS_PORT: port.optional(),
    METRICS_HOST: listenAddress.default('127.0.0.1'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .refine(defaultLocaleIsServed.check, defaultLocaleIsServed.params)

type Env = z.infer<typeof schema>

/** Reads the settings of the API server and its commands. Throws an `EnvironmentError` that names every invalid one. @internal */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readEnvironment(schema, source)
}

export const env = readEnv(process.env)
