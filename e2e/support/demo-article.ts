import { readFileSync } from 'node:fs'
import { toSlug } from '@vitrine/api-contract/slug'
import { parse } from 'yaml'
import { routes } from '@/lib/routes'

/** The front matter of an article of the demo content, by language and file name. */
export function demoArticle(language: string, file: string) {
  const text = readFileSync(`content/articles/${language}/${file}.md`, 'utf8')
  const { name, reference, published_at } = parse(text.split(/^---\r?$/m)[1] ?? '')
  const article = {
    reference: String(reference),
    slug: toSlug(name, language),
    publishedAt: new Date(published_at),
  }
  return { ...article, name: String(name), path: routes.article(language, article) }
}
