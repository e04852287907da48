import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@/lib/routes'
import { type Environment, run } from '@/scripts/run'

const firstDay = Date.UTC(2001, 0, 1)
const dayMs = 86_400_000

function publishedAt(index: number): Date {
  return new Date(firstDay + index * dayMs + 1_000)
}

/** The path of the page of an article that `importManyArticles` adds. No build has rendered it. */
export function manyArticlePath(index: number): string {
  return routes.article('en', {
    slug: `small-${index}`,
    reference: `small${index}`,
    publishedAt: publishedAt(index),
  })
}

/** Imports the demo content and `count` short articles, one a day, into a database in `folder`. */
export async function importManyArticles(folder: string, count: number): Promise<Environment> {
  const content = join(folder, 'many-articles')
  await cp('content', content, { recursive: true })
  const articles = join(content, 'articles', 'en')
  await mkdir(articles, { recursive: true })
  for (let index = 0; index < count; index += 1) {
    const lines = [
      `reference: small${index}`,
      `name: Small ${index}`,
      `published_at: ${publishedAt(index).toISOString()}`,
    ]
    await writeFile(
      join(articles, `small-${index}.md`),
      ['---', ...lines, '---', '', 'A text.', ''].join('\n'),
    )
  }
  const database = { DATABASE_URL: `file:${join(folder, 'many-articles.db')}` }
  await run('tsx', ['packages/read-api/commands/content-import.ts', content], database)
  return database
}
