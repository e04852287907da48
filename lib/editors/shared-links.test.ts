import { expect, it, onTestFinished, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { routes } from '@/lib/routes'

const secret = 'a-secret-of-the-tests-with-32-characters'
const night = { type: 'article', reference: 'Night', locale: 'en' } as const

async function load() {
  const site = await startSite([
    { language: 'en', status: 'draft', reference: 'Night', name: 'A night at the lock' },
  ])
  vi.stubEnv('PREVIEW_SECRET', secret)
  onTestFinished(() => site.stop())
  const links = await import('./shared-links')
  const { readValidGrant } = await import('@/lib/data/valid-grant')
  const tokenOf = ({ url }: { url: string }) => url.slice(`https://site.example${routes.preview('')}`.length)
  return { ...links, readValidGrant, tokenOf }
}

it('are listed with the names of their records, and open them until they are revoked', async () => {
  const { addSharedLink, listSharedLinks, readValidGrant, removeSharedLink, tokenOf } = await load()
  const other = await addSharedLink({ ...night, reference: 'Gone' }, 1)
  const id = await addSharedLink(night, 7)
  const links = await listSharedLinks(secret)
  expect(links.map((link) => [link.id, link.record?.name ?? null])).toEqual(
    expect.arrayContaining([
      [id, 'A night at the lock'],
      [other, null],
    ]),
  )
  const link = links.find((known) => known.id === id)
  const token = tokenOf(link ?? { url: '' })
  expect(await readValidGrant(token)).toMatchObject({ grant: { kind: 'record', ...night, share: id } })
  expect(await readValidGrant(`${token}x`)).toBe('invalid')
  for (const forged of ['', '%', "' or '1'='1", 'x'.repeat(5_000)]) await removeSharedLink(forged)
  expect(await listSharedLinks(secret)).toHaveLength(2)
  await removeSharedLink(id ?? '')
  expect(await readValidGrant(token)).toBe('expired')
  expect((await listSharedLinks(secret)).map((known) => known.id)).toEqual([other])
})

it('are refused with an id that was never stored, although the token is signed', async () => {
  const { readValidGrant } = await load()
  const { toPreviewToken } = await import('@/lib/preview/preview-token')
  const expires = Math.floor(Date.now() / 1000) + 60
  const tokenFor = (share?: string) =>
    toPreviewToken(
      secret,
      { grant: { kind: 'record', ...night, ...(share && { share }) }, expires },
      new Date(),
    )
  expect(await readValidGrant(tokenFor('unknown'))).toBe('expired')
  expect(await readValidGrant(tokenFor())).toMatchObject({ grant: night })
})

it('are no more than the limit', async () => {
  const { addSharedLink, listSharedLinks, maxSharedLinks } = await load()
  for (let count = 0; count < maxSharedLinks; count += 1) expect(await addSharedLink(night, 1)).not.toBeNull()
  expect(await addSharedLink(night, 1)).toBeNull()
  expect(await listSharedLinks(secret)).toHaveLength(maxSharedLinks)
})
