import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoArticle } from '@/e2e/full/demo-article'
import { root } from './run'

const file = 'articles/en/the-desk-in-ghent.md'
const maxStartMs = 120_000
const maxShowMs = 30_000

const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-content-'))
const content = join(folder, 'content')
let command: ChildProcess
let output = ''
let url = ''

async function waitFor<T>(read: () => Promise<T | null>, ms: number): Promise<T> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await wait(250)) {
    const found = await read()
    if (found !== null) return found
  }
  throw new Error(`not within ${ms} ms:\n${output}`)
}

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
  await waitFor(async () => (output.includes(`Open ${url}`) ? true : null), maxStartMs)
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
  await waitFor(async () => ((await textOf(path)).includes('This sentence is new.') ? true : null), maxShowMs)

  writeFileSync(join(content, file), before.replace('authors: [ada-fictive]', 'authors: [nobody]'))
  await waitFor(async () => (output.includes('there is no author nobody') ? true : null), maxShowMs)
  expect(await textOf(path)).toContain('This sentence is new.')
}, 240_000)
