import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '#testing/run-command'
import { startApi } from '#testing/test-api'

test('api:token prints a new token that has the scopes of its arguments', async () => {
  const api = await startApi()
  onTestFinished(api.stop)
  const { code, out } = await runCommand('api-token', ['--scope', 'jobs_r'], api.databaseUrl)
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^vit_[\w-]{43}\n$/) })
  expect((await api.get('/external/jobs/WTTJ_gld0A7L', out.trim())).status).toBe(200)
  expect((await api.get('/external/jobs/WTTJ_gld0A7L?office=true', out.trim())).status).toBe(403)
}, 60_000)
