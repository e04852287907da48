import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, run } from '@/scripts/run'

/** The build renders the 100 latest articles of a language. Pages of older ones are made on the first visit. */
const olderArticles = 200

/** In the path of every article that this adds to the demo content. */
const slugPrefix = 'older-article-'

/** Imports the demo content and older articles into a database in `folder`. */
export async function importContent(folder: string): Promise<Environment> {
  const content = join(folder, 'content')
  await cp('content', content, { recursive: true })
  const articles = join(content, 'articles', 'en')
  await mkdir(articles, { recursive: true })
  for (let index = 1; index <= olderArticles; index += 1) {
    // The first is the oldest: its page is the last that a build renders.
    const day = new Date(Date.UTC(2012, 0, 1) + index * 86_400_000).toISOString()
    const text = [
      ...['---', `reference: older${index}`, `name: Older article ${index}`, `published_at: ${day}`],
      ...['---', '', `## Day ${index}`, '', 'A text of the time before the site.'],
    ]
    await writeFile(join(articles, `${slugPrefix}${index}.md`), `${text.join('\n')}\n`)
  }
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  await run('tsx', ['packages/read-api/commands/content-import.ts', content], database)
  return database
}

/** Generates content for measurements into a database in `folder`. Its site is `GEN-S1`. */
export async function generateContent(folder: string, articles: number): Promise<Environment> {
  const database = { DATABASE_URL: `file:${join(folder, 'generated.db')}` }
  const size = ['--articles', String(articles), '--organizations', '20', '--jobs', '400']
  await run('tsx', ['packages/read-api/commands/content-generate.ts', ...size], database)
  return database
}

/** True for the page of an article that no build has rendered. */
export function isCold(path: string): boolean {
  const [, number] = new RegExp(`/${slugPrefix}(\\d+)_`).exec(path) ?? []
  return number !== undefined && Number(number) <= olderArticles - 100
}

/** True for the page of any article that `importContent` adds. */
export function isOlderArticle(path: string): boolean {
  return path.includes(`/${slugPrefix}`)
}
