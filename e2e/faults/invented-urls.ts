import { parseKey } from '@/lib/routes'
import { Random } from './random'

/** Paths of the site in several kinds, for invented paths that resemble them. */
type Known = { articles: string[]; jobs: string[]; lists: string[]; warmed: readonly string[]; all: string[] }

type Invention = (random: Random, known: Known) => string

const letters = 'abcdefghijklmnopqrstuvwxyz'
const locale = (random: Random) => random.pick(['en', 'fr'])
const slug = (random: Random, length = random.integer(5, 40)) => random.text(letters, length)
const reference = (random: Random) => random.text(`${letters}${letters.toUpperCase()}0123456789`, 7)
const key = (random: Random) => `${slug(random)}_${reference(random)}`
const twoDigits = (random: Random, max: number) => String(random.integer(1, max)).padStart(2, '0')
const day = (random: Random) =>
  `${random.integer(1990, 2026)}/${twoDigits(random, 12)}/${twoDigits(random, 28)}`
const article = (random: Random) => `/${locale(random)}/articles/${day(random)}/${key(random)}`
const job = (random: Random, { jobs }: Known) =>
  `${random.pick(jobs).split('/').slice(0, 4).join('/')}/jobs/${slug(random)}`

/** Every kind of URL that has no resource, by a name for the report. */
const inventions: Readonly<Record<string, Invention>> = {
  article,
  job,
  company: (random) => `/${locale(random)}/companies/${slug(random)}`,
  category: (random) => `/${locale(random)}/categories/${key(random)}`,
  collection: (random) => `/${locale(random)}/collections/${key(random)}`,
  archive: (random) => `/${locale(random)}/articles/${random.integer(1970, 2999)}/${twoDigits(random, 12)}`,
  'numbered page': (random, { lists }) => `${random.pick(lists)}/page/${random.integer(2, 99_999)}`,
  feed: (random) => `/${locale(random)}/categories/${key(random)}/feeds/rss.xml`,
  'feed of a company': (random) => `/${locale(random)}/companies/${slug(random)}/jobs/feeds/feed.json`,
  sitemap: (random) =>
    `/sitemaps/${locale(random)}/articles-${random.integer(1970, 2999)}-${twoDigits(random, 12)}-${random.integer(2, 999)}.xml`,
  'Markdown alternate': (random) => `${article(random)}.md`,
  'Open Graph image': (random) => `/cards${article(random)}.png`,
  'JSON route': (random) =>
    `/api/search/articles?locale=en&category=${reference(random)}&page=${random.integer(2, 50)}`,
  'long slug': (random, known) => {
    const long = slug(random, random.integer(81, 900))
    return random.pick([
      () => `/${locale(random)}/companies/${long}`,
      () => `${random.pick(known.jobs).split('/').slice(0, 4).join('/')}/jobs/${long}`,
      () => `/${locale(random)}/articles/${day(random)}/${long}_${reference(random)}`,
    ])()
  },
  'wrong slug of an article': (random, { articles }) => {
    const path = random.pick(articles)
    const end = path.lastIndexOf('/') + 1
    return `${path.slice(0, end)}${slug(random)}_${parseKey(path.slice(end))?.reference}`
  },
  'encoded spelling': (random, { all }) => encodeSomeLetters(random, random.pick(all)),
  'unknown query': (random, { warmed }) => `${random.pick(warmed)}?${slug(random)}=${slug(random)}`,
  'repeated slashes': (random, { all }) => {
    const path = random.pick(all)
    return `${path}${'/'.repeat(random.integer(1, 3))}${slug(random)}`
  },
  'without a locale': (random, known) => withoutLocale(random.pick([article, job])(random, known)),
  'another case of a job': (random, { jobs }) => withRandomCase(random, withoutLocale(random.pick(jobs))),
  'old path of an article': (random) => `${random.pick(['', '/en', '/es'])}/articles/${slug(random)}`,
  'unknown first segment': (random) => `/${slug(random)}/${slug(random)}`,
  'variant of an image': (random) =>
    `/_next/image?url=${encodeURIComponent(`/media/${slug(random)}.webp`)}&w=${random.integer(1, 4_000)}&q=75`,
}

/** The invented paths of a seed, of all kinds in turn. `paths` are those of the site, `warmed` those that are stored. */
export function* inventPaths(
  seed: number,
  paths: readonly string[],
  warmed: readonly string[] = paths,
): Generator<string> {
  const random = new Random(seed)
  const known: Known = {
    articles: paths.filter((path) => /\/articles\/\d{4}\/\d\d\/\d\d\//.test(path)),
    jobs: paths.filter((path) => /\/companies\/[^/]+\/jobs\/[^/]+$/.test(path)),
    lists: paths.filter((path) => /\/(articles|categories\/[^/]+|collections\/[^/]+)$/.test(path)),
    warmed,
    all: [...paths],
  }
  for (;;) for (const invent of Object.values(inventions)) yield invent(random, known)
}

function withoutLocale(path: string): string {
  return path.slice(path.indexOf('/', 1))
}

/** The last segment with letters of random case. */
function withRandomCase(random: Random, path: string): string {
  const end = path.lastIndexOf('/') + 1
  const letters = [...path.slice(end)].map((letter) =>
    random.integer(0, 1) === 1 ? letter.toUpperCase() : letter.toLowerCase(),
  )
  return path.slice(0, end) + letters.join('')
}

function encodeSomeLetters(random: Random, path: string): string {
  const encoded = [...path].map((letter) =>
    letter !== '/' && random.integer(1, 4) === 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
  return encoded.join('')
}
