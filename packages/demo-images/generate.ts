import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPictures } from './pictures'

/** `npm run demo-images [-- PART ...]`: writes the pictures whose path contains one of the parts, by default all. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const parts = process.argv.slice(2)
const pictures = listPictures(join(root, 'content'))
const totals = new Map<string, { count: number; bytes: number }>()
for (const { kind, path, draw } of pictures) {
  if (parts.length > 0 && !parts.some((part) => path.includes(part))) continue
  const file = join(root, 'public', path)
  const bytes = await draw()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const total = totals.get(kind) ?? { count: 0, bytes: 0 }
  totals.set(kind, { count: total.count + 1, bytes: total.bytes + bytes.length })
}
if (totals.size === 0) console.log(`No path of a picture contains ${parts.join(' or ')}.`)
for (const [kind, { count, bytes }] of totals) {
  console.log(`${kind}: wrote ${count} pictures, ${Math.round(bytes / 1024)} KB`)
}
const present = filesBelow(join(root, 'public/media'))
const size = present.reduce((sum, file) => sum + statSync(file).size, 0)
console.log(`public/media: ${present.length} files, ${(size / 1024 / 1024).toFixed(2)} MB`)
const drawn = new Set(pictures.map(({ path }) => join(root, 'public', path)))
const unused = present.filter((file) => !drawn.has(file))
if (unused.length > 0) console.log(`Not a picture of the content: ${unused.join(', ')}`)

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
