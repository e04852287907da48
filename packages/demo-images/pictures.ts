import { basename, join } from 'node:path'
import { readArticles, readMediaPaths, readOrganizations } from './content'
import { logo } from './logos'
import { housePalettes, palettes } from './palettes'
import { type Choice, planArticles, planOther } from './plan'
import { looks, portrait } from './portraits'
import { Random } from './random'
import { toLosslessWebp, toWebp } from './render'
import { Stage } from './stage'
import { subjects } from './subjects'

export type Picture = {
  kind: 'articles' | 'organizations' | 'gallery' | 'collections' | 'authors' | 'logos'
  /** The path in the content, such as `/media/logos/solvane.webp`. */
  path: string
  /** Returns the bytes of the WebP file. */
  draw: () => Promise<Buffer>
}

/**
 * Every picture of a content folder. Subject and palette depend on the texts of the record, and for articles also on the
 * older articles; everything else depends on the path.
 */
export function listPictures(content: string): Picture[] {
  return [...articlePictures(content), ...organizationPictures(content), ...otherPictures(content)]
}

const wide = { width: 1600, height: 900 }
const gallery = { width: 1200, height: 800 }

function scene(path: string, choice: Choice, size: typeof wide, budget: number): () => Promise<Buffer> {
  return () => {
    const stage = new Stage(new Random(path), choice.palette, wide.width, wide.height, size)
    return toWebp(stage, subjects[choice.scene].scene(stage), budget * 1024)
  }
}

function square(path: string, palette: Stage['pal']): Stage {
  return new Stage(new Random(path), palette, 400, 400)
}

/** The companies whose pictures are drawn even if the content does not refer to them. */
const houses = Object.keys(housePalettes).filter((slug) => slug !== 'quietworks')

/** The number of gallery pictures of each company. */
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

function organizationPictures(content: string): Picture[] {
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

function otherPictures(content: string): Picture[] {
  const covers = collections.map((slug) => `/media/collections/${slug}.webp`)
  const avatars = Object.keys(looks).map((key) => `/media/authors/${key}.webp`)
  covers.push(...readMediaPaths(join(content, 'collections.yaml'), 'collections'))
  avatars.push(...readMediaPaths(join(content, 'authors.yaml'), 'authors'))
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

function articlePictures(content: string): Picture[] {
  const choices = [...planArticles(readArticles(content))]
  return choices.map(
    ([path, choice]): Picture => ({ kind: 'articles', path, draw: scene(path, choice, wide, 62) }),
  )
}
