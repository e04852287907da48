import { articleFeedFormats, type FeedFormat, jobFeedFormats, routes } from '@/lib/routes'
import { send } from '../send'
import { pageKeys, tokenPattern, type World } from './worlds'

/** The parts of what the site sends about a record, in the order of the table. */
export const parts = ['Page', 'Head', 'JSON-LD', 'Feeds', 'Markdown'] as const
export type Part = (typeof parts)[number]
export type PageKind = 'article' | 'category' | 'collection' | 'company' | 'job'

/** One part of what the site sends about one kind of page. */
export type Output = { part: Part; kind: PageKind }

const kinds: readonly PageKind[] = ['article', 'category', 'collection', 'company', 'job']
/** Not the body of category pages: it has links to the categories of all worlds. */
const kindsOf: Readonly<Record<Part, readonly PageKind[]>> = {
  Page: kinds.filter((kind) => kind !== 'category'),
  Head: kinds,
  'JSON-LD': kinds,
  Feeds: ['article', 'job'],
  Markdown: ['article', 'company', 'job'],
}

export const outputs: readonly Output[] = parts.flatMap((part) =>
  kindsOf[part].map((kind) => ({ part, kind })),
)

type ReadOutput = (world: World, output: Output) => Promise<string>

/** Reads outputs of the site at `baseUrl` without the tokens of worlds. Each URL is requested once. */
export function openOutputs(baseUrl: string): ReadOutput {
  const texts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const known = texts.get(path) ?? readText(baseUrl + path)
    texts.set(path, known)
    return known
  }
  return async (world, output) => {
    const found = await Promise.all(pathsOf(world, output).map(read))
    return found.map((text) => partOf(text, output.part).replace(tokenPattern, '')).join('\n')
  }
}

/** A response that is not a record's is its status alone: the field decides whether the record is shown. */
async function readText(url: string): Promise<string> {
  const response = await send(() => fetch(url))
  const text = await response.text()
  if (response.status >= 500 || response.status === 429) throw new Error(`${response.status} ${url}`)
  return response.ok ? text : `status ${response.status}`
}

function pathsOf(world: World, { part, kind }: Output): string[] {
  const { company, jobSlug } = world.keys
  if (part === 'Feeds' && kind === 'job')
    return formats(jobFeedFormats).map((format) => routes.companyJobsFeed(format, 'en', company))
  if (part === 'Feeds')
    return formats(articleFeedFormats).map((format) => routes.companyArticlesFeed(format, 'en', company))
  const { language, article, category, collection } = pageKeys(world)
  const pages: Record<PageKind, string[]> = {
    article: [routes.article(language, article)],
    category: [routes.category('en', category)],
    collection: [routes.collection('en', collection)],
    company: [routes.company('en', company), routes.company('fr', company)],
    job: [routes.job('en', company, jobSlug)],
  }
  return part === 'Markdown' ? pages[kind].map(routes.markdown) : pages[kind]
}

function formats<Format extends FeedFormat>(of: Readonly<Record<Format, unknown>>): Format[] {
  return Object.keys(of) as Format[]
}

/** The parts of job and article pages that are made of jobs as they are in memory at that time, those of other worlds too. */
const jobsInMemory = /<section id="(?:pay|similar-jobs)".*?<\/section>|<div class="featured-jobs.*?<\/div>/gs

function partOf(text: string, part: Part): string {
  const scripts = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const [head = '', body = text] = text.replace(/<script\b.*?<\/script>/gs, '').split('</head>')
  if (part === 'JSON-LD') return scripts.map(([, json]) => json).join('\n')
  if (part === 'Head') return body === text ? '' : head
  return part === 'Page' ? body.replace(jobsInMemory, '') : text
}
