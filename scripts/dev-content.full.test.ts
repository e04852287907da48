import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoArticle } from '@/e2e/support/demo-article'
import { root } from './run'

const file = 'articles/en/the-desk-in-ghent.md'
const maxStartMs = 120_000
const polling = { timeout: 30_000, interval: 250 }

const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-content-'))
const content = join(folder, 'content')
let command: ChildProcess
let output = ''
let url = ''

async function textOf(path: string): Promise<string> {
  return (await fetch(url + path)).text()
}

beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true })
  url = `http://localhost:${await getPort()}`
  const args = ['--import', 'tsx', 'scripts/dev-content.ts', content, '--port', new URL(url).port]
  command = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: `file:${join(folder, 'content.db')}` },
  })
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  await vi.waitFor(() => expect(output).toContain(`Open ${url}`), { timeout: maxStartMs, interval: 250 })
}, maxStartMs)

afterAll(async () => {
  if (command.exitCode === null) {
    const exited = once(command, 'exit')
    command.kill('SIGTERM')
    await exited
  }
  rmSync(folder, { recursive: true, force: true })
})

it('shows a saved file on the page, and its problems while it is wrong', async () => {
  const before = readFileSync(join(content, file), 'utf8')
  const path = demoArticle('en', 'the-desk-in-ghent').path
  expect(await textOf(path)).not.toContain('This sentence is new.')
  writeFileSync(join(content, file), `${before}\n\nThis sentence is new.\n`)
  await vi.waitFor(async () => expect(await textOf(path)).toContain('This sentence is new.'), polling)

  writeFileSync(join(content, file), before.replace('authors: [ada-fictive]', 'authors: [nobody]'))
  await vi.waitFor(() => expect(output).toContain('there is no author nobody'), polling)
  expect(await textOf(path)).toContain('This sentence is new.')
}, 240_000)
