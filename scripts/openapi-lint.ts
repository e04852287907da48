import { ProgramFailed, run } from './run'

/** Runs two linters on the committed OpenAPI description, without telemetry and update checks. */
const path = 'packages/api-contract/openapi.json'
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

try {
  await run('redocly', ['lint', path, '--extends', 'recommended-strict'], offline)
  await run('spectral', ['lint', '--ruleset', '.spectral.yaml', '--fail-severity', 'hint', path])
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof ProgramFailed)) throw error
  console.error(error.message)
}
