import { assignPort, type Environment, readOutput, type Server, startServer } from './run'

/** Every scope that the site reads. */
const scopes = [
  ...['su_organizations_r', 'su_offices_r', 'su_images_r', 'su_videos_r', 'jobs_r', 'offices_r'],
  ...['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r'],
]

export type ReadApiServer = Server & { url: string; token: string }

/**
 * Starts the Read API on a database, with a token for the site and without limits, unless `limits` has settings for
 * them. Throws `ProgramFailed`.
 */
export async function startReadApi(database: Environment, limits: Environment = {}): Promise<ReadApiServer> {
  const output = await readOutput(
    'packages/read-api/commands/api-token.ts',
    scopes.flatMap((scope) => ['--scope', scope]),
    database,
  )
  const token = output.trim().split('\n').at(-1) ?? ''
  const { url, environment } = await assignPort({
    ...database,
    // No server has the media at this origin: the site shows its placeholders.
    SITE_URL: 'http://localhost',
    // A build sends more requests in a minute than the limits allow.
    API_RATE_LIMIT_PER_MINUTE: '0',
    API_RATE_LIMIT_PER_ADDRESS: '0',
    // One log line for each request would hide the output of the tests.
    LOG_LEVEL: 'warn',
    ...limits,
  })
  const server = await startServer(
    'tsx',
    ['packages/read-api/commands/api.ts'],
    `${url}/healthz`,
    environment,
  )
  return { ...server, url, token }
}
