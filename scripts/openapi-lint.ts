import { defineCommand, runIfMain } from '@vitrine/api-contract/command'
import { run } from './run'

const path = 'packages/api-contract/openapi.json'
/** Without telemetry and update checks. */
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

export const command = defineCommand('openapi:lint', `Runs two linters on ${path}.`).action(async () => {
  await run('redocly', ['lint', path, '--extends', 'recommended-strict'], offline)
  await run('spectral', ['lint', '--ruleset', '.spectral.yaml', '--fail-severity', 'hint', path])
})

await runIfMain(import.meta.url, command)
