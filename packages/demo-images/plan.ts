import { basename } from 'node:path'
import type { ArticleSource } from './content'
import { housePalettes, type Palette, palettes } from './palettes'
import { hashOf } from './random'
import { type Subject, type SubjectName, subjectNames, subjects } from './subjects'

export type Choice = {
  scene: SubjectName
  palette: Palette
}

/** Fixed subjects of pictures by their file name. The subjects of other pictures are found by words. */
const settled: Record<string, readonly [SubjectName, Palette?]> = {
  solvane: ['windRidges'],
  'solvane-1': ['nacelle'],
  'solvane-2': ['gridRoom'],
  'solvane-3': ['solarField'],
  'solvane-reseaux': ['pylons'],
  'solvane-reseaux-1': ['poleClimb'],
  'kestrel-mobility': ['cargoStreet'],
  'kestrel-mobility-1': ['frameShop'],
  'kestrel-mobility-2': ['bikeDepot'],
  'kestrel-mobility-3': ['batteryBench'],
  'maison-orvale': ['boutique'],
  'maison-orvale-1': ['assemblyBench'],
  'maison-orvale-2': ['hideStore'],
  'maison-orvale-3': ['bagStill'],
  'novaclair-sante': ['corridor'],
  'novaclair-sante-1': ['roundTable'],
  'novaclair-sante-2': ['bedBoard'],
  'novaclair-sante-3': ['wardNight'],
  'pixel-harbour': ['isoHarbour'],
  'pixel-harbour-1': ['playtest'],
  'pixel-harbour-2': ['colourKeys'],
  'pixel-harbour-3': ['soundBooth'],
  ferrolane: ['freight'],
  'ferrolane-1': ['railYard'],
  'ferrolane-2': ['wheelset'],
  'ferrolane-3': ['driverCab'],
  'tidewater-labs': ['buoySection'],
  'tidewater-labs-1': ['boatDawn'],
  'tidewater-labs-2': ['calibrationTank'],
  'tidewater-labs-3': ['buoyQuay'],
  'civitas-numerique': ['townHall'],
  'atelier-bocage': ['planTable'],
  'first-ninety-days': ['doorLight', palettes.dusk],
  'les-cent-premiers-jours': ['windingPath', palettes.moss],
  'night-work': ['bakery', palettes.harbour],
  'travailler-la-nuit': ['cityWindows', palettes.dusk],
  'made-by-hand': ['toolsLayout', palettes.clay],
  'transmettre-un-geste': ['saddleStitch', palettes.olive],
}

function hits(words: RegExp, text: string): number {
  return new Set(text.toLowerCase().match(words) ?? []).size
}

function closeness(
  name: SubjectName,
  slug: string,
  title: string,
  summary: string,
  houses: readonly string[],
): number {
  const { words, houses: own }: Subject = subjects[name]
  const fit =
    3 * hits(words, slug.replaceAll('-', ' ')) + 2.5 * hits(words, title) + 1.4 * hits(words, summary)
  const at = own?.findIndex((house) => houses.includes(house)) ?? -1
  if (own && at < 0) return fit * 0.2 - 2
  return fit + (own ? 2.2 : 0)
}

/** The subject that fits the words best and is used least; the hash of the names decides between equal ones. */
function match(
  slug: string,
  title: string,
  summary: string,
  houses: readonly string[],
  cost: Map<SubjectName, number>,
) {
  const score = (name: SubjectName) =>
    closeness(name, slug, title, summary, houses) - (cost.get(name) ?? 0) + (hashOf(slug + name) % 100) / 200
  return subjectNames.reduce((best, name) => (score(name) > score(best) ? name : best))
}

/** The cost of showing a subject again: high within a language, lower across languages. */
function repeat(languages: readonly string[], language: string): number {
  return languages.reduce((sum, other) => sum + (other === language ? 7 : 1.8), 0)
}

function paletteFor(slug: string, houses: readonly string[], before: readonly Palette[]): Palette {
  const own = houses.flatMap((house) => housePalettes[house] ?? [])
  const list = own.length ? own : Object.values(palettes)
  const start = hashOf(`${slug} palette`) % list.length
  const turned = [...list.slice(start), ...list.slice(0, start)]
  const fresh = turned.find((palette) => !before.includes(palette)) ?? turned[0]
  return fresh ?? palettes.slate
}

/** Covers of articles, the oldest first, so that a new article does not change the pictures of the others. */
export function planArticles(articles: readonly ArticleSource[]): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  const used = new Map<SubjectName, string[]>()
  const recent = new Map<string, Palette[]>()
  for (const article of articles) {
    const { slug, name, summary, organizations, language } = article
    if (!article.images.length) continue
    const before = recent.get(language) ?? []
    const cost = new Map(subjectNames.map((subject) => [subject, repeat(used.get(subject) ?? [], language)]))
    const scene = match(slug, name, summary, organizations, cost)
    const palette = paletteFor(slug, organizations, before)
    used.set(scene, [...(used.get(scene) ?? []), language])
    recent.set(language, [palette, ...before].slice(0, 2))
    for (const image of article.images) choices.set(image, { scene, palette })
  }
  return choices
}

/** A picture of a company or a collection. */
export function planOther(path: string, text: string, houses: readonly string[]): Choice {
  const slug = basename(path, '.webp')
  const [scene, palette] = settled[slug] ?? []
  return {
    scene: scene ?? match(slug, text, '', houses, new Map()),
    palette: palette ?? housePalettes[houses[0] ?? '']?.[0] ?? paletteFor(slug, houses, []),
  }
}
