import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { mediaFolder } from '@vitrine/content-store/db/location'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '#import/load-content'
import { ContentRejected } from '#import/problem'
import { writeContent } from '#import/write-content'
import { type Files, makeArticle, makeFiles, writeFolder } from '#testing/content-folder'
import { ContentPictures } from './content-pictures'

const now = new Date('2026-11-20T12:00:00Z')
const siteUrl = 'https://site.example/careers'
const picture = (background: string) =>
  sharp({ create: { width: 16, height: 9, channels: 3, background } })
    .webp()
    .toBuffer()
const [teal, red] = [await picture('teal'), await picture('red')]
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const path = 'articles/en/night-shift.md'

/** A database in a folder of its own, which the test removes. */
function createImports() {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const settings = {
    DATABASE_URL: `file:${root}/content.db`,
    SITE_FOLDER: join(root, 'site'),
    SITE_URL: siteUrl,
  }
  const stored = mediaFolder(settings.DATABASE_URL)
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  /** Imports the article alone from a folder that is gone afterwards. Returns the notices of the article. */
  const runImport = async (text: string, media: Files, prune = true, change = (_folder: string) => {}) => {
    const files = Object.entries(media).map(([name, content]) => [`media/${name}`, content])
    const article = makeArticle({ content: text, image: undefined, authors: [] })
    const folder = writeFolder({ ...makeFiles(), [path]: article, ...Object.fromEntries(files) })
    change(folder)
    const db = openDatabaseForWriting(settings.DATABASE_URL)
    try {
      const pictures = await ContentPictures.read(folder, settings)
      const batches = pictures.storeAfter(loadContent(folder, now, { pictures }))
      await writeContent(db, batches, now, { prune })
      if (prune) pictures.removeUnused()
      const own = pictures.notices().filter((line) => line.startsWith(`${folder}/${path}`))
      return own.map((line) => line.replaceAll(`${folder}/`, '').replace(`${path}: `, ''))
    } finally {
      await db.destroy()
      rmSync(folder, { recursive: true })
    }
  }
  const list = () =>
    existsSync(stored)
      ? readdirSync(stored, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
          .sort()
      : []
  return { settings, stored, write, runImport, list }
}

test('an import stores the pictures that records name, and no other file', async () => {
  const { stored, runImport, list } = createImports()
  const text = `![](/media/a.webp) <img src='/media/in/b%20c.webp' srcset="/media/d.webp 1x, /media/e.webp 2x">
<a href="${siteUrl}/media/f.svg">f</a> https://other.example/media/g.webp

[h]: /media/h.webp`
  const names = ['a.webp', 'in/b c.webp', 'd.webp', 'e.webp', 'g.webp', 'h.webp', 'unused.webp']
  const media = Object.fromEntries(names.map((name) => [name, teal]))
  expect(await runImport(text, { ...media, 'f.svg': svg })).toEqual([])
  expect(list()).toEqual(['a.webp', 'b c.webp', 'd.webp', 'e.webp', 'f.svg', 'h.webp'])
  expect(readFileSync(join(stored, 'in/b c.webp'))).toEqual(teal)
})

test('a picture is replaced under its name, and removed by an import with --prune alone', async () => {
  const { stored, runImport, list } = createImports()
  await runImport('![](/media/a.webp) ![](/media/b.webp)', { 'a.webp': teal, 'b.webp': teal })
  await runImport('![](/media/a.webp)', { 'a.webp': red }, false)
  expect(readFileSync(join(stored, 'a.webp'))).toEqual(red)
  expect(list()).toEqual(['a.webp', 'b.webp'])
  await runImport('![](/media/a.webp)', { 'a.webp': red })
  expect(list()).toEqual(['a.webp'])
})

test('a file that no import has written is neither replaced nor removed', async () => {
  const { stored, write, runImport, list } = createImports()
  for (const name of ['a.webp', 'c.webp']) write(join(stored, name), red)
  expect(
    await runImport('![](/media/a.webp) ![](/media/b.webp)', { 'a.webp': teal, 'b.webp': teal }),
  ).toEqual([
    'media/a.webp is not stored, because the site has a file of this name that no import has written: pages show a placeholder',
  ])
  await runImport('No picture', {})
  expect(list()).toEqual(['a.webp', 'c.webp'])
  expect(readFileSync(join(stored, 'a.webp'))).toEqual(red)
})

test('the import names pictures that pages cannot show, and does not store them', async () => {
  const { runImport, list } = createImports()
  const media = {
    ...{ 'a.pdf': '%PDF', 'b.webp': 'text', 'c.png': svg, 'd.svg': teal },
    'e.webp': new Uint8Array(5_000_001),
  }
  const others = ['none.webp', '../organizations/acme.yaml', '..%2f..%2fsite/media']
  const text = [...Object.keys(media), ...others].map((name) => `![](/media/${name})`).join(' ')
  expect(await runImport(text, media)).toEqual(
    [
      'media/a.pdf does not end in .avif, .gif, .jpeg, .jpg, .png, .webp, .svg',
      'media/b.webp is no picture',
      'media/c.png is a picture of the format svg',
      'media/d.svg is a picture of the format webp',
      'media/e.webp is larger than 5 MB',
      'there is no file media/none.webp',
      'there is no file media/../organizations/acme.yaml',
      'there is no file media/../../site/media',
    ].map((fault) => `${fault}: pages show a placeholder`),
  )
  expect(list()).toEqual([])
})

test('a picture of the site folder needs none in the content folder', async () => {
  const { settings, write, runImport } = createImports()
  write(join(settings.SITE_FOLDER, 'media/logo.svg'), svg)
  expect(await runImport('![](/media/logo.svg)', {})).toEqual([])
})

test('a link that leaves the content folder refuses the import, and a refused import stores nothing', async () => {
  const { settings, write, runImport, list } = createImports()
  const secret = join(settings.SITE_FOLDER, 'secret.webp')
  write(secret, teal)
  const link = (folder: string) => symlinkSync(secret, join(folder, 'media/b.webp'))
  const text = '![](/media/a.webp) ![](/media/b.webp)'
  await expect(runImport(text, { 'a.webp': teal }, true, link)).rejects.toThrow(ContentRejected)
  expect(list()).toEqual([])
})
