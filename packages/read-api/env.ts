import {
  databaseUrl,
  httpOrigin,
  port,
  readEnvironment,
  wholeNumber,
} from '@vitrine/api-contract/environment'
import { z } from 'zod'

const requestsPerMinute = wholeNumber(0, 1_000_000)

const schema = z
  .object({
    /** The origin that serves the site's files: the base of image paths in the content. */
    SITE_URL: httpOrigin.optional(),
    DATABASE_URL: databaseUrl,
    PORT: port.optional(),
    API_RATE_LIMIT_PER_MINUTE: requestsPerMinute.default(600),
    API_RATE_LIMIT_PER_ADDRESS: requestsPerMinute.default(120),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    METRICS_PORT: port.optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}` }))

type Env = z.infer<typeof schema>

/** The settings of the API server's commands. Throws `EnvironmentError` with all invalid names. */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readEnvironment(schema, source)
}

export const env = readEnv(process.env)
