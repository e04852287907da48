import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadApiServer } from './read-api'
import { assignPort, type RunSpecs, run, startServer } from './run'
import { copyWithoutReadApi } from './without-read-api/copy'

/**
 * Tests that the site builds, its type check included, and runs without packages/read-api: in a temporary copy of the
 * project, on an API over HTTP that runs in the original.
 */
export async function testWithoutReadApi(api: ReadApiServer, runSpecs: RunSpecs): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'vitrine-without-read-api-'))
  try {
    await copyWithoutReadApi(copy)
    const site = await assignPort({ API_BASE_URL: api.url, API_TOKEN: api.token })
    await run('next', ['build'], site.environment, copy)
    const server = await startServer('next', ['start'], site.url, site.environment, copy)
    try {
      await runSpecs('without-read-api', { BASE_URL: site.url })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
