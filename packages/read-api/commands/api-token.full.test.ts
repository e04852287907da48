import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#testing/run-command'
import { startApi, type TestApi } from '#testing/test-api'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const run = async (...args: string[]) => (await runCommand('api-token', args, api.databaseUrl)).out

test('api:token creates a token, lists it without its secret, and revokes it', async () => {
  const created = await run(
    '--scope',
    'jobs_r',
    '--scope',
    'offices_r',
    '--name',
    'a site',
    '--expires',
    '90d',
  )
  const token = created.trim()
  expect(token).toMatch(/^vit_[\w-]{43}$/)
  expect((await api.get('/external/jobs/WTTJ_gld0A7L?office=true', token)).status).toBe(200)

  const list = await run('list')
  const [id = ''] =
    list
      .split('\n')
      .find((line) => line.includes('a site'))
      ?.split(' ') ?? []
  expect(list).toMatch(/^ID +NAME +STATE +CREATED +EXPIRES +LAST USED +SCOPES$/m)
  expect(list).toContain('jobs_r offices_r')
  expect(list).not.toContain(token)

  expect(await run('revoke', id)).toBe(`Revoked ${id} (a site)\n`)
  expect((await api.get('/external/jobs/WTTJ_gld0A7L', token)).status).toBe(401)
  expect(await run('list')).toMatch(new RegExp(`^${id} .* revoked `, 'm'))
}, 120_000)
