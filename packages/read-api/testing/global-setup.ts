import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One Postgres server for all test files of the API; each file creates databases of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
