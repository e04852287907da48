import { ProgramFailed, run } from './run'

/** Everything there is to test, the fast first. */
try {
  await run('next', ['typegen'])
  await run('tsc', ['--noEmit'])
  await run('biome', ['lint', '--error-on-warnings'])
  await run('vitest', ['run'])
  await run('tsx', ['scripts/test-e2e.ts'])
} catch (error) {
  if (!(error instanceof ProgramFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
