/**
 * Draws the images of the demo content into public/media: `npx tsx scripts/demo-images.ts [part of path]`.
 * Which images there are is read from content/. Each is drawn from its own name: same name, same file.
 */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAddresses, readArticles, readOrganizations } from './content'
import { logo } from './logos'
import { housePalettes, palettes } from './palettes'
import { type Choice, planArticles, planOther } from './plan'
import { looks, portrait } from './portraits'
import { Random } from './random'
import { toLosslessWebp, toWebp } from './render'
import { Stage } from './stage'
import { subjects } from './subjects'

const root = fileURLToPath(new URL('../..', import.meta.url))
const content = join(root, 'content')
const wide = { width: 1600, height: 900 }
const gallery = { width: 1200, height: 800 }

interface Picture {
  kind: 'articles' | 'organizations' | 'gallery' | 'collections' | 'authors' | 'logos'
  path: string
  draw: () => Promise<Buffer>
}

function scene(path: string, choice: Choice, size: typeof wide, budget: number): () => Promise<Buffer> {
  return () => {
    const stage = new Stage(new Random(path), choice.palette, wide.width, wide.height, size)
    return toWebp(stage, subjects[choice.scene].scene(stage), budget * 1024)
  }
}

function square(path: string, palette: Stage['pal']): Stage {
  return new Stage(new Random(path), palette, 400, 400)
}

/** Drawn even before the content names them. */
const houses = Object.keys(housePalettes).filter((slug) => slug !== 'quietworks')
const galleries: Record<string, number> = {
  solvane: 3,
  'solvane-reseaux': 1,
  'kestrel-mobility': 3,
  'maison-orvale': 3,
  'novaclair-sante': 3,
  'pixel-harbour': 3,
  ferrolane: 3,
  'tidewater-labs': 3,
}
const collections = [
  'first-ninety-days',
  'night-work',
  'made-by-hand',
  'les-cent-premiers-jours',
  'travailler-la-nuit',
  'transmettre-un-geste',
]

function organizationPictures(): Picture[] {
  const sources = new Map(readOrganizations(content).map((source) => [source.slug, source]))
  const slugs = [...new Set([...houses, ...sources.keys()])].sort()
  return slugs.flatMap((slug) => {
    const known = houses.includes(slug)
    const source = sources.get(slug)
    const texts = new Map(source?.images.map((image) => [image.path, image.text]))
    const named = known ? [`/media/organizations/${slug}.webp`] : []
    for (let i = 1; i <= (galleries[slug] ?? 0); i++) named.push(`/media/organizations/${slug}-${i}.webp`)
    const paths = [...new Set([...named, ...texts.keys()])]
    const images = paths.map((path): Picture => {
      const inGallery = /-\d+\.webp$/.test(path)
      const choice = planOther(path, texts.get(path) ?? '', [slug])
      const draw = scene(path, choice, inGallery ? gallery : wide, inGallery ? 46 : 62)
      return { kind: inGallery ? 'gallery' : 'organizations', path, draw }
    })
    const mark = source?.logo ?? (known ? `/media/logos/${slug}.webp` : undefined)
    if (!mark) return images
    const stage = square(mark, housePalettes[slug]?.[0] ?? palettes.slate)
    return [...images, { kind: 'logos', path: mark, draw: () => toLosslessWebp(stage, logo(stage, slug)) }]
  })
}

function otherPictures(): Picture[] {
  const covers = collections.map((slug) => `/media/collections/${slug}.webp`)
  const avatars = Object.keys(looks).map((key) => `/media/authors/${key}.webp`)
  covers.push(...readAddresses(join(content, 'collections.yaml'), 'collections'))
  avatars.push(...readAddresses(join(content, 'authors.yaml'), 'authors'))
  return [
    ...[...new Set(covers)].map((path): Picture => {
      const draw = scene(path, planOther(path, basename(path, '.webp').replaceAll('-', ' '), []), wide, 62)
      return { kind: 'collections', path, draw }
    }),
    ...[...new Set(avatars)].map((path): Picture => {
      const key = basename(path, '.webp')
      const stage = square(path, palettes[looks[key]?.palette ?? 'slate'])
      return { kind: 'authors', path, draw: () => toWebp(stage, portrait(stage, key), 24 * 1024, 74) }
    }),
  ]
}

function articlePictures(): Picture[] {
  const choices = [...planArticles(readArticles(content))]
  return choices.map(
    ([path, choice]): Picture => ({ kind: 'articles', path, draw: scene(path, choice, wide, 62) }),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const only = process.argv.slice(2)
const pictures = [...articlePictures(), ...organizationPictures(), ...otherPictures()]
const totals = new Map<string, { count: number; bytes: number }>()
for (const { kind, path, draw } of pictures) {
  if (only.length && !only.some((part) => path.includes(part))) continue
  const file = join(root, 'public', path)
  const bytes = await draw()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const total = totals.get(kind) ?? { count: 0, bytes: 0 }
  totals.set(kind, { count: total.count + 1, bytes: total.bytes + bytes.length })
}
for (const [kind, { count, bytes }] of totals) {
  console.log(`${kind}: ${count} images, ${Math.round(bytes / 1024)} KB`)
}
const present = filesBelow(join(root, 'public/media'))
const size = present.reduce((sum, file) => sum + statSync(file).size, 0)
const named = new Set(pictures.map(({ path }) => join(root, 'public', path)))
const strays = present.filter((file) => !named.has(file))
console.log(`public/media: ${present.length} files, ${(size / 1024 / 1024).toFixed(2)} MB`)
if (strays.length) console.log(`not named by the content: ${strays.join(', ')}`)
