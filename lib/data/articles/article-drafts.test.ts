import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

afterEach(() => vi.unstubAllEnvs())

/** The readers of a site with the content of files in this database. */
async function loadReaders(databaseUrl: string) {
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', databaseUrl)
  return import('./article-drafts')
}

const draft = { language: 'en', status: 'draft' } as const

describe('the drafts of articles', () => {
  it('are those of content files', async () => {
    const site = await startSite([
      { ...draft, reference: 'Night', name: 'A night at the lock' },
      { ...draft, reference: 'Day', name: 'A day at the lock', organizations: ['acme'] },
      { language: 'en', reference: 'Public', published_at: '2026-03-01T08:00:00Z' },
    ])
    onTestFinished(() => site.stop())
    const { getArticleDraft, listArticleDrafts } = await loadReaders(site.databaseUrl)
    const drafts = (await listArticleDrafts()) ?? []
    expect(drafts.map(({ reference }) => reference).sort()).toEqual(['Day', 'Night'])
    expect(drafts[0]?.updatedAt).toBeInstanceOf(Date)
    expect(await listArticleDrafts({ limit: 1, offset: 1 })).toEqual(drafts.slice(1))

    const day = await getArticleDraft('Day')
    expect(day).toMatchObject({ name: 'A day at the lock', organizations: [{ slug: 'acme' }] })
    expect(day?.published_at ?? null).toBeNull()
    expect(await getArticleDraft('Public')).toBeNull()
    expect(await getArticleDraft('../x')).toBeNull()
  })

  it('do not exist at a hosted API', async () => {
    const site = await startSite([])
    onTestFinished(() => site.stop())
    const { getArticleDraft, listArticleDrafts } = await import('./article-drafts')
    expect(await listArticleDrafts()).toBeNull()
    expect(await getArticleDraft('Day')).toBeNull()
    expect(site.takeRequests()).toEqual([])
  })

  it('cannot be read without a database, which is an error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-drafts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { getArticleDraft, listArticleDrafts } = await loadReaders(`file:${join(folder, 'content.db')}`)
    await expect(listArticleDrafts()).rejects.toMatchObject({ name: 'ApiUnreachable' })
    await expect(getArticleDraft('Day')).rejects.toMatchObject({ name: 'ApiUnreachable' })
  })
})
