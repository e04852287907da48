import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-reads-'))
const databaseUrl = `file:${join(folder, 'content.db')}`

beforeAll(() => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  execFileSync(process.execPath, [tsx, 'packages/read-api/commands/content-import.ts'], {
    env,
    stdio: 'ignore',
  })
  vi.stubEnv('DATABASE_URL', databaseUrl)
}, 60_000)

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Two hours before the newest English article of the demo appears, and the moment it does. */
const due = new Date('2026-11-17T07:00:00Z')
const before = new Date('2026-11-17T05:00:00Z')
const newest = 'Strp74a'

describe('a range of published articles', () => {
  it('leaves out what is due later the same day, even where the schedule does not know of it yet', async () => {
    const { readRange } = await import('./article-reads')
    for (const isAnyDueToday of [true, false]) {
      const early = await readRange({ language: 'en' }, 0, 12, isAnyDueToday, before)
      expect(early.wires.map(({ reference }) => reference)).not.toContain(newest)
      expect(early.wires).toHaveLength(12)
      expect(early.nextDue).toEqual(due)
      const late = await readRange({ language: 'en' }, 0, 12, isAnyDueToday, due)
      expect(late.wires[0]?.reference).toBe(newest)
      expect(late.total).toBe(early.total + 1)
    }
  })

  it('shifts no page: pages joined are the whole list, each article once', async () => {
    const { readPublished, readRange } = await import('./article-reads')
    for (const now of [before, due]) {
      const { wires, total } = await readPublished({ language: 'en' }, now)
      const pages = []
      for (let start = 0; start < total; start += 12) {
        pages.push(...(await readRange({ language: 'en' }, start, 12, now === before, now)).wires)
      }
      expect(pages.map(({ reference }) => reference)).toEqual(wires.map(({ reference }) => reference))
    }
  })
})

describe('an article', () => {
  it('is found by its day or the day beside it, and by a word of its title when it has moved', async () => {
    const { findByDay, findByTitle } = await import('./article-reads')
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18']) {
      expect((await findByDay(day, newest))?.reference).toBe(newest)
    }
    expect(await findByDay('2026-10-01', newest)).toBeNull()
    expect((await findByTitle('a-strap-from-1974', newest))?.reference).toBe(newest)
    expect(await findByTitle('of-it', newest)).toBeNull()
    expect(await findByDay('2026-11-17', newest.toLowerCase())).toBeNull()
  })
})
