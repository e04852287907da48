import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pasteQuery, readPasteResult } from './paste-result'

async function load() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-references-'))
  vi.stubEnv('CACHE_DIRECTORY', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return import('./reference-list')
}

const origins = ['https://site.example']

it('reads each name once, and names the first lines that are none', async () => {
  const { readPasted } = await load()
  const wrong = Array.from({ length: 12 }, (_, index) => `wrong line ${index}`)
  const pasted = readPasted(['A1', '', ' A1 ', 'B2\r', ...wrong, 'x'.repeat(300)].join('\n'), origins)
  expect(pasted.names).toEqual(['A1', 'B2'])
  expect([pasted.wrong.length, pasted.wrongCount, pasted.leftOut]).toEqual([10, 13, 0])
})

it('leaves out the lines after the bound', async () => {
  const { maxReferences, readPasted } = await load()
  const lines = Array.from({ length: maxReferences + 5 }, (_, index) => `R${index}`)
  const { names, leftOut } = readPasted(lines.join('\n'), origins)
  expect([names.length, leftOut]).toEqual([maxReferences, 5])
})

it('keeps the newest names, each once, until they are removed', async () => {
  const { addReferences, readReferences, removeReferences } = await load()
  expect(await readReferences()).toEqual([])
  expect(await addReferences(['A', 'B'])).toEqual({ added: 2, known: 0, leftOut: 0 })
  expect(await addReferences(['C', 'B'])).toEqual({ added: 1, known: 1, leftOut: 0 })
  expect(await readReferences()).toEqual(['C', 'B', 'A'])
  await removeReferences('B')
  expect(await readReferences()).toEqual(['C', 'A'])
  await removeReferences(null)
  expect(await readReferences()).toEqual([])
})

it('leaves out names for which a full list has no room, and removes none for them', async () => {
  const { addReferences, maxReferences, readReferences } = await load()
  await addReferences(['A', 'B'])
  const names = Array.from({ length: maxReferences }, (_, index) => `R${index}`)
  expect(await addReferences(names)).toEqual({ added: maxReferences - 2, known: 0, leftOut: 2 })
  expect((await readReferences()).slice(-3)).toEqual([`R${maxReferences - 3}`, 'A', 'B'])
  expect(await addReferences(['X', 'B'])).toEqual({ added: 0, known: 1, leftOut: 1 })
  expect((await readReferences())[0]).toBe('B')
})

it('keeps what several editors add at the same time', async () => {
  const { addReferences, readReferences } = await load()
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  await Promise.all(names.map((name) => addReferences([name])))
  expect([...(await readReferences())].sort()).toEqual(names)
})

it('says in the query of the start page what became of the lines', () => {
  const result = { added: 2, known: 0, wrong: ['a b', '<c>'], wrongCount: 2, leftOut: 0 }
  const query = Object.fromEntries(new URLSearchParams(pasteQuery(result)))
  expect(readPasteResult(query)).toEqual(result)
  expect(readPasteResult({})).toBeNull()
  expect(readPasteResult({ added: 'x', wrongCount: ['1'], wrong: ['a'] })).toMatchObject({
    added: 0,
    wrong: [],
  })
})
