import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nextEnv from '@next/env'
import { expect, it, vi } from 'vitest'
import { cutSettings, nameCutSettings } from './cut-settings'

/** Lines, and what is read of their values. No test sets these variables, which have precedence over the file. */
const cut = [
  ['CUT_ACCENT=#e4002b', ''],
  ['CUT_SECRET=abc#def', 'abc'],
  ['export CUT_NAME=A#1 # a comment', 'A'],
  ['A = b#c', 'b'],
  ['CUT_ACCENT= #e4002b', ''],
] as const
const whole = [
  ...['SITE_ACCENT="#e4002b"', "PREVIEW_SECRET='abc#def'", 'SITE_NAME=`A#1`', 'PORT=3000 # the port', 'A='],
  ...['#SITE_ACCENT=#e4002b', 'A= # a comment', 'A=  #', ''],
]

it.each(cut)('names %s with its file and line, and not its value', (line) => {
  const [warning, ...others] = cutSettings({ path: '.env', contents: `\r\n${line}\r\nPORT=3000` })
  expect(warning).toMatch(/^\.env, line 2: [A-Z_]+ is read only up to the #.*: [A-Z_]+="\.\.\."$/)
  expect(warning).not.toMatch(/e4002b|abc|def/)
  expect(others).toEqual([])
})

it.each(whole)('says nothing about %s', (line) => {
  expect(cutSettings({ path: '.env', contents: line })).toEqual([])
})

it.each(cut)('Next.js reads %s as "%s"', (line, value) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-env-'))
  writeFileSync(join(folder, '.env'), line)
  const { parsedEnv } = nextEnv.loadEnvConfig(folder, true, console, true)
  rmSync(folder, { recursive: true })
  // The package keeps what it has read, also for the commands of other tests.
  nextEnv.loadEnvConfig(folder, true, console, true)
  expect(Object.values(parsedEnv ?? {})).toEqual([value])
})

it('is printed once, also where a command starts others', () => {
  vi.stubEnv('VITRINE_CUT_SETTINGS', undefined)
  const files = [{ path: '.env', contents: 'SITE_NAME=A#1' }]
  const printed: string[] = []
  for (let time = 0; time < 3; time += 1) nameCutSettings(files, (warning) => printed.push(warning))
  vi.unstubAllEnvs()
  expect(printed).toEqual(cutSettings(files[0] ?? { path: '', contents: '' }))
})
