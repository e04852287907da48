import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startSite } from './testing/site'

afterEach(() => vi.unstubAllEnvs())

/** The readers of a site with the embedded API on this database file. */
async function loadReaders(path: string) {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', `file:${path}`)
  return import('./article-drafts')
}

function newDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-drafts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'content.db')
}

describe('the drafts of articles', () => {
  it('are those of the embedded API', async () => {
    const path = newDatabase()
    const command = ['--import', 'tsx', 'packages/read-api/commands/content-import.ts', 'content']
    execFileSync(process.execPath, command, { env: { ...process.env, DATABASE_URL: `file:${path}` } })
    const { getArticleDraft, listArticleDrafts } = await loadReaders(path)
    const drafts = (await listArticleDrafts()) ?? []
    expect(drafts.map(({ reference }) => reference).sort()).toEqual(['Rl6hSnT', 'Td3tAbL'])
    expect(drafts[0]?.updatedAt).toBeInstanceOf(Date)
    expect(await listArticleDrafts({ limit: 1, offset: 1 })).toEqual(drafts.slice(1))

    const draft = await getArticleDraft('Td3tAbL')
    expect(draft).toMatchObject({
      name: 'The week the tide table was wrong',
      cms_authors: [{ name: 'Tom Maquette' }],
      organizations: [{ slug: 'tidewater-labs' }],
    })
    expect(draft?.published_at).toBeUndefined()
    expect(await getArticleDraft('Cls2029')).toBeNull()
    expect(await getArticleDraft('../x')).toBeNull()
  }, 60_000)

  it('do not exist at a hosted API', async () => {
    const site = await startSite([])
    onTestFinished(() => site.stop())
    const { getArticleDraft, listArticleDrafts } = await import('./article-drafts')
    expect(await listArticleDrafts()).toBeNull()
    expect(await getArticleDraft('Td3tAbL')).toBeNull()
    expect(site.takeRequests()).toEqual([])
  })

  it('cannot be read without a database, which is an error of the API', async () => {
    const { getArticleDraft, listArticleDrafts } = await loadReaders(newDatabase())
    await expect(listArticleDrafts()).rejects.toMatchObject({ name: 'ApiUnreachable' })
    await expect(getArticleDraft('Td3tAbL')).rejects.toMatchObject({ name: 'ApiUnreachable' })
  })
})
